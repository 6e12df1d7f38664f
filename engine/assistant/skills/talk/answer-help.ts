import { helpStems } from './help/help-words.ts';
import type { Skill } from '../skill.ts';
import { HELP_ENTRIES } from './help/help-entries.ts';
import type { HelpEntry } from './help/help-entry.ts';

/** Below this, a question shares too little with an answer. */
const LEAST_SCORE = 2.4;
/** One word of many is no reason to answer. */
const LEAST_SHARE = 0.5;
/** So many of its words have to be known at all. */
const LEAST_KNOWN = 0.5;
const QUESTION =
  /^(?:how|what|which|where|when|why|who|can|could|do|does|is|are|will|would|should|shall|must|am|have|has|may|explain|tell me|if|don'?t|don’t|help|i (?:just )?(?:want|need) to know)\b|\?\s*$/i;

/** What doesn’t work is told without a question. */
const PROBLEM =
  /^(?:(?:hey|hi|help|oh no|ugh|hm+|sorry|but)[\s,.!]+)*(?:(?:my|the|there|it|this|that|nothing|something|everything|atelier|all)\b.*\b(?:not|no|isn['’]?t|aren['’]?t|won['’]?t|can['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|never|nothing|empty|missing|gone|lost|broken|crash(?:es|ed)?|stuck|fail(?:s|ed)?|frozen|hangs?|errors?|slow|robotic|plain|silent|broke|stopped|mispronounc\p{L}+|misread|wrongly|wrong|badly|too \p{L}+)\b|(?:i|we) (?:lost|can['’]?t|cannot|couldn['’]?t|don['’]?t (?:see|hear|find|know)|do not|have no|get no|hear no|hear nothing|see no|see nothing|keep getting|need help)\b)/iu;

const entries = HELP_ENTRIES.map((entry) => ({ entry, stems: new Set(helpStems(entry.asked)) }));

/** A word that few answers share says more. */
const weights = new Map<string, number>();
for (const { stems } of entries) for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + 1);
const weightOf = (stem: string) => Math.log(1 + entries.length / (weights.get(stem) ?? entries.length));

/** The answer that a question shares most with, or null where that is too little. Words that no answer has say nothing of them. */
export function helpFor(question: string): HelpEntry | null {
  const all = helpStems(question);
  const stems = all.filter((stem) => weights.has(stem));
  if (stems.length < all.length * LEAST_KNOWN) return null;
  const scored = entries
    .map(({ entry, stems: own }) => ({ entry, shared: stems.filter((stem) => own.has(stem)) }))
    .filter(({ shared }) => shared.length >= stems.length * LEAST_SHARE)
    .map(({ entry, shared }) => ({
      entry,
      score: shared.reduce((sum, stem) => sum + weightOf(stem), 0),
    }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score >= Math.min(LEAST_SCORE, stems.length * 1.2) && best.score > 1 ? best.entry : null;
}

/** Answers questions about Atelier from its own texts. */
export const answerHelp: Skill = {
  name: 'answer help',
  examples: ['How do I export subtitles?', 'Is my API key safe?', 'How do I clone a voice?'],
  understand({ text, isAboutDoing, situation }) {
    const isAsked = QUESTION.test(text) || QUESTION.test(situation.wish) || PROBLEM.test(situation.wish);
    if (!isAboutDoing && !isAsked) return null;
    const entry = helpFor(text);
    return entry ? { understood: 'Answer a question about Atelier from its help.', act: () => entry.answer } : null;
  },
};
