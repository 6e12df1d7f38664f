/**
 * One line of comma-separated values as RFC 4180 has them, with CRLF. A cell that a spreadsheet would take for a formula gets an
 * apostrophe ahead: text from files and services must not run in someone's spreadsheet.
 */
export function csvRow(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
