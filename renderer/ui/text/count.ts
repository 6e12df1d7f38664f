/** A number with its noun: "1 line", "2,418 lines". */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** A number of lines of a script or a transcript. */
export const countLines = (number: number): string => count(number, 'line', 'lines');
