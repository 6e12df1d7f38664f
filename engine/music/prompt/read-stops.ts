/** What comes behind a stop. */
const MAIN = String.raw`(?:choruse?s?|refrains?|hooks?|drops?|climax(?:es)?|finale)`;
const STOP = String.raw`(?:silen(?:ce|t)(?: (?:beat|bar|moment))?|pauses?|stops?|rests?|breaths?|cuts?(?: out)?|stop time)`;
const BEFORE = new RegExp(
  String.raw`\b${STOP}\b(?: \w+){0,2}? (?:before|ahead of)(?: (?:the|each|every|a|all|main|big|final))*? ${MAIN}\b`,
);

/** Whether searchable text asks for a moment of silence before what is loudest. */
export const readStops = (text: string): boolean => BEFORE.test(text);
