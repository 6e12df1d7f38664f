import { Marked } from 'marked';
import { formulaExtensions } from './formula-tokens.ts';

/**
 * The parser of answers, for the page and for files. A line break stays one, as in other chats: lyrics and addresses are written
 * without Markdown's two spaces. Each caller gets its own, because renderers are added to it.
 */
export const createAnswerParser = (): Marked => new Marked({ gfm: true, breaks: true, extensions: formulaExtensions });
