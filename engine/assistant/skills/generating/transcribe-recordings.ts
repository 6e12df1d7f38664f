import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';

const TRANSCRIBING = [
  /^(?:recogni[sz]e|extract)\s+(?:the\s+|all\s+)?(?:speech|words|text)\s+(?:in|of|from)\s+(?<target>.+)/i,
  /^transcribe\b(?<target>.*)/i,
  /^write\s+(?:down|out)\s+(?:what|everything|all)\b.*?\b(?:said|spoken|heard)\b\s*(?:in\s+)?(?<target>.*)/i,
  /^(?:make|create|get|give)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:transcripts?|transcriptions?)\s+(?:of|for|from)\s+(?<target>.+)/i,
] as const;

/** Transcribes recordings. */
export const transcribeRecordings: Skill = {
  name: 'transcribe recordings',
  examples: ['Transcribe this', 'Make a transcript of the harbour walk recording'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('transcribe_recordings')) return null;
    const target = TRANSCRIBING.map((pattern) => pattern.exec(text)?.groups?.['target']).find(
      (each) => each !== undefined,
    );
    if (target === undefined) return null;
    return {
      understood: 'Transcribe recordings.',
      act(hands) {
        const recordings = findTargets(hands, target, { kinds: ['recording'] });
        const answer = hands.call('transcribe_recordings', { ids: recordings.map(({ id }) => id) });
        const { items, hasEnded } = awaitAll(hands, answer);
        hands.latest = items;
        if (!hasEnded) return `${titlesOf(recordings)}: the transcription is running. ${STILL_RUNNING}`;
        return `Transcribed ${titlesOf(recordings)}.`;
      },
    };
  },
};

/** Waits for each transcript, one after another. */
function awaitAll(hands: Hands, answer: Record<string, unknown>): { items: readonly ContextItem[]; hasEnded: boolean } {
  const begun = Array.isArray(answer['transcripts']) ? (answer['transcripts'] as Record<string, unknown>[]) : [];
  const results = begun.map((each) => {
    const one = { transcripts: [each], jobId: each['jobId'] };
    const { items, hasEnded } = awaitTask(hands, 'transcribe_recordings', one);
    const known = new Map(items.map((item) => [item.id, item]));
    return { items: [...known.values()], hasEnded };
  });
  return {
    items: results.flatMap(({ items }) => items),
    hasEnded: results.every(({ hasEnded }) => hasEnded),
  };
}
