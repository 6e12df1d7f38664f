/** Offers a text as a file; the system asks where it goes. */
export function saveTextFile({ text, fileName, type }: { text: string; fileName: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
