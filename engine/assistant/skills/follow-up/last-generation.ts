import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import type { Hands } from '../../plan/hands.ts';
import { type DoneCall, isDone } from '../../situation/done-call.ts';
import type { Situation } from '../../situation/situation.ts';

/** What was generated, as the repetition names it. */
const NOUNS: Readonly<Record<string, string>> = {
  generate_images: 'image',
  generate_song: 'song',
  generate_clip: 'clip',
};
const LOOKS = /^(?:(?:find|get|read|list)_|wait_for_task$|export_transcript$)/;

/** The last thing that was done in a conversation, whatever it was; undefined where nothing was. */
export const lastDone = ({ earlierCalls }: Situation): DoneCall | undefined =>
  earlierCalls.findLast(({ name }) => !LOOKS.test(name));

/** The noun for what a call generates; undefined for any other call, and for one that came to nothing. */
export const nounOf = (call: DoneCall): string | undefined => (isDone(call) ? NOUNS[call.name] : undefined);

/**
 * Generates once more, with such arguments.
 * @throws CallNeeded, PlanStopped see Hands
 */
export function generateOnceMore(hands: Hands, tool: string, args: Record<string, unknown>): string {
  const { items, hasEnded } = awaitTask(hands, tool, hands.call(tool, args));
  hands.latest = items;
  if (!hasEnded) return `It is being generated once more. ${STILL_RUNNING}`;
  return items.length > 1
    ? `${items.length} more are in the library.`
    : `The new ${NOUNS[tool] ?? 'one'} is in the library.`;
}
