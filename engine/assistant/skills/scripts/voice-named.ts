import { PlanStopped, type Hands } from '../../plan/hands.ts';

/** Thrown where no voice has such a name. */
export class NoSuchVoice extends PlanStopped {}

/**
 * The voice of that name.
 * @throws CallNeeded to list voices; PlanStopped where none or several have it, with a question
 */
export function voiceNamed(hands: Hands, wanted: string): { id: string; name: string } {
  const answer = hands.call('list_voices', { query: wanted.replace(/^(?:the|an?|some)\s+/i, '').replaceAll('_', ' ') });
  const voices = (Array.isArray(answer['voices']) ? (answer['voices'] as Record<string, unknown>[]) : []).flatMap(
    ({ id, name }) => (typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : []),
  );
  const isIt = ({ id, name }: { id: string; name: string }) => [name, id].some((each) => plain(each) === plain(wanted));
  const exact = voices.filter(isIt);
  const [only, more] = exact.length > 0 ? exact : voices;
  if (!only) throw new NoSuchVoice(`There is no voice “${wanted}”. Ask me for the voices to choose from.`);
  if (more) {
    const names = voices.slice(0, 5).map(({ name }) => `- ${name}`);
    throw new PlanStopped(`Several voices fit. Which one do you mean?\n${names.join('\n')}`);
  }
  return only;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
