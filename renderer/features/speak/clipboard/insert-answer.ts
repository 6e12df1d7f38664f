import { scriptOfAnswer } from '../../../../shared/domain/conversation/answers/answer-work.ts';
import { parseScript } from '../../../../shared/domain/script/parsing/parse-script.ts';
import { newLineId } from '../lines/new-rows.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { texts } from '../texts.ts';
import { pasteScript } from './paste.ts';

/** Puts the answer of a chat into the script, where somebody wrote last; one step of undo. Throws what reading Markdown throws. */
export function insertAnswer(open: OpenScript, markdown: string): boolean {
  const { text, format } = scriptOfAnswer(markdown);
  const parsed = parseScript(text, format, { newId: newLineId });
  return pasteScript(open, parsed, { label: texts.labels.insertAnswer, leftCaret: true });
}
