import { withoutInvisible } from './invisible-characters.ts';
import { PAUSE_LIMITS_MS, pauseMarker } from './markup/pause-marker.ts';
import { speechTextProblems, speechTokens, type SpeechTextProblem, type SpeechTextUse } from './speech-text.ts';

/** Taking one marker out of another can make a third; more often than this it is done on purpose. */
const MOST_ROUNDS = 8;
const SIGNS = /<#|#>|[()]/g;

/**
 * The nearest text that the service accepts: pauses are brought into range, joined or taken away where none may stand, tags
 * and readings that are unknown are left out. Empty when there is nothing to speak.
 */
export function repairSpeechText(text: string, use: SpeechTextUse): string {
  let repaired = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = speechTextProblems(repaired, use);
    if (problems.length === 0) return repaired;
    if (problems.some((problem) => problem.reason === 'nothing_to_speak')) return '';
    repaired = repairOnce(repaired, problems, use);
  }
  const bare = withoutInvisible(repaired).replace(SIGNS, ' ');
  return speechTextProblems(bare, use).length === 0 ? bare : '';
}

function repairOnce(text: string, problems: readonly SpeechTextProblem[], use: SpeechTextUse): string {
  const reasons = new Set(problems.map((problem) => problem.reason));
  if (reasons.has('invisible_characters')) return withoutInvisible(text);
  // Placement can only be judged once every pause is one.
  const local = problems.filter(({ reason }) => reason !== 'pause_repeated' && reason !== 'pause_at_end');
  if (local.length > 0)
    return replaced(
      text,
      local.map((problem) => ({ ...problem, by: cured(text, problem) })),
    );
  return placedPauses(text, problems, use);
}

type Replacement = { textBegin: number; textEnd: number; by: string };

function replaced(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let end = 0;
  for (const { textBegin, textEnd, by } of replacements) {
    result += text.slice(end, textBegin) + by;
    end = textEnd;
    // Where a word between blanks goes away one of the blanks goes too.
    if (by === '' && /\s$/.test(result) && /\s/.test(text[end] ?? '')) end += 1;
  }
  return result + text.slice(end);
}

function cured(text: string, { reason, textBegin, textEnd }: SpeechTextProblem): string {
  if (!reason.startsWith('pause_')) return '';
  const number = /\d*[.,]?\d+/.exec(text.slice(textBegin, textEnd));
  const pauseMs = number ? Number(number[0].replace(',', '.')) * 1000 : 0;
  return pauseMs < PAUSE_LIMITS_MS.least / 2 ? '' : pauseMarker(pauseMs);
}

/** Adds repeated pauses to the first of them and takes away what stands at an end. */
function placedPauses(text: string, problems: readonly SpeechTextProblem[], use: SpeechTextUse): string {
  const reasonAt = new Map(problems.map((problem) => [problem.textBegin, problem.reason]));
  const pauses: { textBegin: number; textEnd: number; pauseMs: number }[] = [];
  const replacements: Replacement[] = [];
  for (const token of speechTokens(text, use)) {
    if (token.kind !== 'pause') continue;
    const { textBegin, textEnd } = token;
    const reason = reasonAt.get(textBegin);
    const previous = pauses.at(-1);
    if (reason === 'pause_repeated' && previous) {
      previous.pauseMs += token.pauseMs;
      replacements.push({ textBegin, textEnd, by: '' });
    } else if (reason === 'pause_at_end') replacements.push({ textBegin, textEnd, by: '' });
    else pauses.push({ textBegin, textEnd, pauseMs: token.pauseMs });
  }
  replacements.push(...pauses.map(({ pauseMs, ...place }) => ({ ...place, by: pauseMarker(pauseMs) })));
  return replaced(
    text,
    replacements.toSorted((a, b) => a.textBegin - b.textBegin),
  );
}
