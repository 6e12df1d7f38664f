import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import { writeAtomically } from '../../files/writing/atomic-file.ts';
import type { TaskPlace } from '../../remote-tasks/task-order.ts';
import type { SpeechLine } from '../line-table.ts';
import { soundFile } from './sound-files.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import { storeTake } from './store-take.ts';
import type { MadeTake } from './made-take.ts';

const FACTS = '.made';

const factsFile = (folder: string, takeId: ItemId) => path.join(folder, `${takeId}${FACTS}`);

/**
 * Stores a take. Where that fails, a whole sound is kept in the folder of speech: it was paid for, and the next try of that
 * line, or the next start, stores it without asking the service again. Throws what storeTake throws.
 */
export async function storeOrKeep(deps: SpeechDeps, made: MadeTake): Promise<void> {
  try {
    await storeTake(deps, made);
  } catch (error) {
    if (!made.sound.isPartial) await keep(deps, made);
    throw error;
  }
  await rm(factsFile(deps.folder, made.takeId), { force: true });
}

async function keep({ folder, log }: SpeechDeps, made: MadeTake): Promise<void> {
  try {
    await writeAtomically(factsFile(folder, made.takeId), Buffer.from(JSON.stringify(made)));
  } catch (error) {
    log.error('A made sound could not be kept.', { take: made.takeId, code: failureRecord(error).code });
  }
}

/** Whether the sound of a take waits to be stored. */
export const isKept = (folder: string, takeId: ItemId): boolean => existsSync(factsFile(folder, takeId));

/** The sound of that very line that waits to be stored. */
export async function keptSound(folder: string, line: SpeechLine, place: TaskPlace): Promise<MadeTake | null> {
  const wanted = keyOf({ line, place });
  return (await keptSounds(folder)).find((made) => isSameValue(keyOf(made), wanted)) ?? null;
}

const keyOf = ({ line, place }: Pick<MadeTake, 'line' | 'place'>) => {
  const { scriptId, lineId, recipe, sound } = line;
  return { scriptId, lineId, recipe, sound, place };
};

/** All sounds that wait to be stored. */
export async function keptSounds(folder: string): Promise<MadeTake[]> {
  const kept: MadeTake[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(FACTS)) continue;
    const takeId = path.basename(name, FACTS) as ItemId;
    const file = soundFile(folder, takeId);
    const made = existsSync(file) ? await readFacts(path.join(folder, name)) : null;
    if (made) kept.push({ ...made, takeId, sound: { ...made.sound, file } });
  }
  return kept;
}

/** Null for what a crash left half-written. */
async function readFacts(file: string): Promise<MadeTake | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as MadeTake;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
