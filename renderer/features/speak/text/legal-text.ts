import { PAUSE_LIMITS_MS, pauseMarker } from '../../../../shared/domain/speech/markup/pause-marker.ts';
import { isSounding, type SpeechToken, speechTokens } from '../../../../shared/domain/speech/speech-text.ts';

/** A change of a text: what stands from `from` to `to` (exclusive) becomes `insert`. UTF-16 offsets. */
export type TextFix = { from: number; to: number; insert: string };
/** Why a text was changed. */
export type FixReason = 'signs' | 'pause-range' | 'pauses-joined' | 'pause-at-end';

type Fixes = { fixes: TextFix[]; reasons: ReadonlySet<FixReason> };

/** Signs that would be, or would break, a pause marker. */
const SIGNS = /<#[^#<>]*#>|<#|#>/g;

/**
 * What keeps a text legal while it is written: nothing but a whole pause marker may look like one, pauses keep their limits
 * and two in a row become their sum. Fixes are in order and do not overlap.
 */
export function legalFixes(text: string, model: string): Fixes {
  const tokens = speechTokens(text, { model });
  const fixes: TextFix[] = [];
  const reasons = new Set<FixReason>();
  const add = (fix: TextFix, reason: FixReason) => {
    fixes.push(fix);
    reasons.add(reason);
  };
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (!token) break;
    index += 1;
    if (token.kind === 'text') {
      for (const match of token.text.matchAll(SIGNS)) {
        const from = token.textBegin + match.index;
        // What was typed around the signs stays; a whole marker that says nothing goes.
        const isWhole = match[0].length > 2;
        const at = match[0] === '<#' ? from + 1 : from;
        add({ from: isWhole ? from : at, to: isWhole ? from + match[0].length : at + 1, insert: '' }, 'signs');
      }
    } else if (token.kind === 'pause') {
      const run = pauseRun(tokens, index - 1);
      if (run.count > 1) {
        add(
          { from: token.textBegin, to: run.textEnd, insert: pauseMarker(run.pauseMs) + run.between },
          'pauses-joined',
        );
      } else if (token.problem !== null) {
        add({ from: token.textBegin, to: token.textEnd, insert: pauseMarker(token.pauseMs) }, 'pause-range');
      }
      index = run.next;
    }
  }
  return { fixes, reasons };
}

/** The pauses from a token on that have nothing that sounds between them, and what signs stand there. */
function pauseRun(tokens: readonly SpeechToken[], from: number) {
  let run = { pauseMs: 0, textEnd: 0, count: 0, next: from, between: '' };
  let between = '';
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'pause') {
      const pauseMs = Math.min(PAUSE_LIMITS_MS.most, run.pauseMs + token.pauseMs);
      run = { pauseMs, textEnd: token.textEnd, count: run.count + 1, next: at + 1, between };
    } else if (token?.kind === 'text' && !isSounding(token.text)) between += token.text.trim();
    else break;
  }
  return run;
}

/** What a line that is left loses: pauses before its first and behind its last sound, which have no use there. */
export function endFixes(text: string, model: string): Fixes {
  const tokens = speechTokens(text, { model });
  const sounds = (token: SpeechToken) =>
    token.kind === 'interjection' || token.kind === 'reading' || (token.kind === 'text' && isSounding(token.text));
  const first = tokens.findIndex(sounds);
  const last = tokens.findLastIndex(sounds);
  const fixes = tokens.flatMap((token, index): TextFix[] => {
    if (token.kind !== 'pause' || (index > first && index < last) || first < 0) return [];
    const from = index > last && /\s/.test(text[token.textBegin - 1] ?? '') ? token.textBegin - 1 : token.textBegin;
    const to = index < first && /\s/.test(text[token.textEnd] ?? '') ? token.textEnd + 1 : token.textEnd;
    return [{ from, to, insert: '' }];
  });
  return { fixes, reasons: new Set(fixes.length > 0 ? ['pause-at-end'] : []) };
}

/** A text with fixes applied. */
export function withFixes(text: string, fixes: readonly TextFix[]): string {
  return fixes
    .toReversed()
    .reduce((fixed, { from, to, insert }) => fixed.slice(0, from) + insert + fixed.slice(to), text);
}

/** The smallest single replacement that turns one text into another; null when they are equal. */
export function textDifference(before: string, after: string): TextFix | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
