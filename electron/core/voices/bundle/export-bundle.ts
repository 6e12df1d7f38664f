import { readFile } from 'node:fs/promises';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { writeNewFile } from '../../files/paths/new-files.ts';
import { soundFile } from '../clone/voice-files.ts';
import { findVoice } from '../registry/voice-table.ts';
import type { VoiceKey } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { packBundle } from './voice-bundle.ts';

/** See Voices.exportBundle. Never overwrites. */
export async function exportBundle(deps: VoicesDeps, key: VoiceKey): Promise<{ fileName: string } | null> {
  const { id, name, clone, consent } = findVoice(deps.db, key);
  if (!clone || !consent) {
    throw new Failure('NOT_FOUND', 'This voice has no stored sample.', { engine: key.engine, id });
  }
  const { sampleItemId, promptItemId, ...settings } = clone;
  // Before the dialog: nobody chooses a folder for a sample that is gone.
  const sample = await bytesOf(deps, sampleItemId);
  const prompt = promptItemId === null ? null : await bytesOf(deps, promptItemId);
  const folder = await deps.shell.chooseExportFolder('voices', 'Save voice to');
  if (folder === null) return null;
  const content = packBundle({ id, name, settings, consent, sample, prompt });
  return { fileName: await writeNewFile(folder, safeFileName(`${name} voice`, 'zip'), content) };
}

async function bytesOf(deps: VoicesDeps, itemId: ItemId): Promise<Uint8Array> {
  const { file, fileName } = soundFile(deps, itemId);
  return await readFile(file).catch((error: unknown) => {
    throw fileFailure(error, fileName);
  });
}
