/** Control characters but the line feed and the tab: they move a terminal's cursor or colour what follows. */
const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f]`, 'g');

/** A text that moves no cursor, whoever wrote it: names of files, words of a service. */
export const printable = (text: string): string => text.replace(CONTROLS, '?');
