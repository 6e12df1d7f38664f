/** An answer about Atelier. `asked` are words and phrases of questions that it answers. */
export type HelpEntry = { asked: string; answer: string };
