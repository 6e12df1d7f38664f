/** A text from elsewhere as a sentence that others can follow: with a full stop unless it ends in a mark already. */
export const withFullStop = (text: string): string => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);
