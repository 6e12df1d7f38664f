import { Marked, Tokenizer, type TokenizerExtension, type TokenizerObject, type TokensList } from 'marked';
import { formulaExtensions } from './formula-tokens.ts';

/** Quotes, lists and emphasis inside each other; deeper ones are their text. What is nested thousands deep would end the stack. */
const MOST_DEEP = 12;
/** Characters of a paragraph in which emphasis is looked for: what that costs grows with their square. */
const LONGEST_EMPHASISED = 10_000;
/** Blanks in a row. The parser looks for a line break from each of them on. */
const MOST_BLANKS = 500;

/** A word that no person writes, as Base64 is: the parser would look for an e-mail address at each of its marks. */
const LONG_WORD = /^[^\s`]{5000,}/;

const LONG_BLANKS = new RegExp(`[ \\t]{${MOST_BLANKS},}`, 'g');

const longWord: TokenizerExtension = {
  name: 'longWord',
  level: 'inline',
  tokenizer: (text) => {
    const [word] = LONG_WORD.exec(text) ?? [];
    return word === undefined ? undefined : { type: 'text', raw: word, text: word };
  },
};

/** Of the parser alone: text that would keep it busy for minutes, or end it, is read with less care. */
function boundedTokenizer(): TokenizerObject {
  let depth = 0;
  const deeper = <Found>(read: () => Found): Found | undefined => {
    if (depth >= MOST_DEEP) return undefined;
    depth += 1;
    try {
      return read();
    } finally {
      depth -= 1;
    }
  };
  const own = Tokenizer.prototype;
  return {
    blockquote(source) {
      return deeper(() => own.blockquote.call(this, source));
    },
    list(source) {
      return deeper(() => own.list.call(this, source));
    },
    del(source, masked, before) {
      return deeper(() => own.del.call(this, source, masked, before));
    },
    emStrong(source, masked, before) {
      if (masked.length > LONGEST_EMPHASISED) return undefined;
      return deeper(() => own.emStrong.call(this, source, masked, before));
    },
  };
}

/** Reads answers as Markdown, for the page and for files. */
export type AnswerParser = {
  /** The blocks of an answer. */
  blocks(text: string): TokensList;
  marked: Marked;
};

/**
 * The parser of answers. A line break stays one, as in other chats: lyrics and addresses are written without Markdown's two
 * spaces. An answer is hostile: however it is written, it is read in about the time that its length takes. Each caller gets its
 * own, because renderers are added to it.
 */
export function createAnswerParser(): AnswerParser {
  const marked = new Marked({
    gfm: true,
    breaks: true,
    extensions: [longWord, ...formulaExtensions],
    tokenizer: boundedTokenizer(),
  });
  return { marked, blocks: (text) => marked.lexer(withoutLongBlanks(text)) };
}

const withoutLongBlanks = (text: string): string => text.replace(LONG_BLANKS, ' '.repeat(MOST_BLANKS));
