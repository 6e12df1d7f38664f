import fs from 'node:fs';
import path from 'node:path';
import { asAudio } from '../../../shared/domain/library/media-facts.ts';
import type { CoreContext } from '../core-context.ts';
import { saveDuration } from '../scripts/takes/take-store.ts';
import { createLiveTakes } from './live/live-takes.ts';
import { generateLines } from './generation/generate-lines.ts';
import { generateOrPick } from './generation/generate-or-pick.ts';
import { generationLines, generationSince } from './generation/generation-list.ts';
import { recoverLines } from './recover-lines.ts';
import { createSpeakWork } from './speak-work.ts';
import type { SpeechDeps, SpeechNeighbours } from './speech-deps.ts';
import type { Speech } from './speech.ts';
import { longTextTask } from './tasks/long-text-task.ts';

/** Builds speech, registers its job and begins to look after what an earlier run left. */
export function createSpeech(context: CoreContext, neighbours: SpeechNeighbours): Speech {
  const { db, changes } = context;
  const folder = path.join(context.folders.data, 'speech');
  const deps: SpeechDeps = { ...context, ...neighbours, folder };
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const live = createLiveTakes(changes);
  const ready = deps.isClearing ? recoverLines(deps) : Promise.resolve();
  const longTexts = deps.remoteTasks.register(longTextTask(deps));
  deps.queue.register('speak', createSpeakWork({ deps, live, longTexts, ready }));
  keepDurations(deps);
  return {
    generate: (input) => generateLines(deps, input),
    generateOrPick: (input) => generateOrPick(deps, input),
    generation: ({ id }) => generationLines(db, live, id),
    generationSince: (input) => generationSince(db, live, input),
    live: ({ takeId }) => live.get(takeId)?.view() ?? null,
    dismissFailures: ({ id }) => {
      const dismiss = `UPDATE speech_lines SET is_dismissed = 1
        WHERE script_id = :id AND state IN ('failed', 'unmade')`;
      db.write((tx) => tx.run(dismiss, { id }));
      changes.publish('generation', [id]);
    },
    whenRecovered: () => ready,
    liveSound: ({ takeId, signal }) => live.heard(takeId)?.read(signal) ?? null,
  };
}

/** What a stream or a size said about the length of a take is only near the truth. */
function keepDurations({ library, changes }: SpeechDeps): void {
  library.onRead((tx, { id, kind, facts }) => {
    if (kind !== 'speech') return;
    saveDuration(tx, id, asAudio(facts).durationMs);
    const take = tx.get<{ script_id: string }>('SELECT script_id FROM takes WHERE id = :id', { id });
    // After the transaction: whoever looks must see its result.
    if (take) queueMicrotask(() => changes.publish('takes', [take.script_id]));
  });
}
