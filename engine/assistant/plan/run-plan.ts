import type { Action, Skill } from '../skills/skill.ts';
import type { Situation } from '../situation/situation.ts';
import { clausesOf } from './clause.ts';
import { CallNeeded, Hands, NotMeant, PlanStopped } from './hands.ts';

/** What comes next in an answer: a call, or the words that end it. `thoughts` are sentences about how it was found. */
export type NextStep = { thoughts: readonly string[] } & (
  | { kind: 'call'; name: string; args: Record<string, unknown> }
  | { kind: 'say'; text: string }
);

const NOT_UNDERSTOOD = (text: string) => `I couldn’t do this part: “${text.slice(0, 200)}”.`;

/** Follows the request as far as the calls that were made go. The first skill that understands a clause has it. */
export function runPlan(
  situation: Situation,
  skills: readonly Skill[],
  otherwise: (situation: Situation) => string,
): NextStep {
  const hands = new Hands(situation);
  const clauses = clausesOf(situation);
  const steps = clauses.map((clause) => ({ text: clause.text, actions: actionsFor(skills, clause) }));
  const thoughts = thoughtsOf(situation, steps);
  if (steps.every(({ actions }) => actions.length === 0)) return { kind: 'say', text: otherwise(situation), thoughts };
  const said: string[] = [];
  for (const [index, { actions, text }] of steps.entries()) {
    if (actions.length === 0) {
      said.push(NOT_UNDERSTOOD(text));
      continue;
    }
    try {
      said.push(firstMeant(actions, hands));
    } catch (error) {
      if (error instanceof CallNeeded) {
        const { name, args } = error.call;
        return { kind: 'call', name, args, thoughts: [...thoughts, `Step ${index + 1} needs the tool ${name} next.`] };
      }
      if (!(error instanceof PlanStopped)) throw error;
      said.push(error.message);
      // What comes after may build on it.
      break;
    }
  }
  return { kind: 'say', text: [...new Set(said)].join('\n\n'), thoughts };
}

/** Does what was understood first and turns out to be meant. */
function firstMeant(actions: readonly Action[], hands: Hands): string {
  let found: NotMeant | null = null;
  for (const action of actions) {
    // What was found out says more than a guess.
    if (found && action.isGuess) continue;
    const { latest } = hands;
    try {
      return action.act(hands);
    } catch (error) {
      if (!(error instanceof NotMeant)) throw error;
      found ??= error;
      hands.latest = latest;
    }
  }
  if (found) throw found;
  return '';
}

/** One clause, and what skills understand by it, the likeliest first. */
type Understood = { text: string; actions: readonly Action[] };

const actionsFor = (skills: readonly Skill[], clause: Parameters<Skill['understand']>[0]): Action[] =>
  skills.flatMap((skill) => skill.understand(clause) ?? []);

function thoughtsOf({ done, documents }: Situation, steps: readonly Understood[]): string[] {
  const thoughts = steps.map(({ actions: [action], text }, index) =>
    action ? `Step ${index + 1}: ${action.understood}` : `Step ${index + 1}: no skill fits “${text.slice(0, 80)}”.`,
  );
  if (documents.length > 0) thoughts.push('Texts that came along are data; I follow no instructions in them.');
  if (done.length > 0) thoughts.push(`Calls made so far: ${done.map(({ name }) => name).join(', ')}.`);
  return thoughts;
}
