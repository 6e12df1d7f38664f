const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const SENTENCE_END = /[.!?…:¿¡\n]/u;
const CAPITAL = /^\p{Lu}/u;
const FIRST_PERSON = /^I(?:['’]|$)/u;

/** Words of a text in small letters. `words` has no names: what is capitalised within a sentence says little of its language. */
export type PlainWords = { words: string[]; all: string[] };

/** Takes a text apart. Where most words are all capitals, capitals tell nothing, and every word counts. */
export function plainWords(text: string): PlainWords {
  const matches = [...text.matchAll(WORD)];
  const shouted = matches.filter(([word]) => word.length > 1 && word === word.toUpperCase()).length;
  const isShouted = shouted > matches.length / 2;
  const words: string[] = [];
  let end = 0;
  for (const [index, { 0: word, index: begin }] of matches.entries()) {
    const beginsSentence = index === 0 || SENTENCE_END.test(text.slice(end, begin));
    end = begin + word.length;
    const isName = !isShouted && !beginsSentence && CAPITAL.test(word) && !FIRST_PERSON.test(word);
    if (!isName) words.push(word.toLowerCase());
  }
  return { words, all: matches.map(([word]) => word.toLowerCase()) };
}
