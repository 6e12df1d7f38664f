import { Failure } from '../../../shared/domain/failures/failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import { writeNewFile } from '../files/paths/new-files.ts';
import { findVoice, type StoredVoice } from './registry/voice-table.ts';
import type { VoiceKey } from './voices.ts';
import type { VoicesDeps } from './voices-deps.ts';

/** See Voices.exportConsent: a JSON file that people can read too. Never overwrites. Throws FOLDER_READ_ONLY, DISK_FULL. */
export async function exportConsent(deps: VoicesDeps, key: VoiceKey): Promise<{ fileName: string } | null> {
  const voice = findVoice(deps.db, key);
  if (!voice.consent) throw new Failure('NOT_FOUND', 'This voice has no consent record.', { id: voice.id });
  const folder = await deps.shell.chooseExportFolder('voices', 'Save consent record to');
  if (folder === null) return null;
  const content = `${JSON.stringify(recordOf(deps, voice), null, 2)}\n`;
  return { fileName: await writeNewFile(folder, safeFileName(`${voice.name} consent`, 'json'), content) };
}

function recordOf({ settings, now }: VoicesDeps, { engine, id, name, consent, clone, createdAtMs }: StoredVoice) {
  const iso = (timeMs: number | null | undefined) => (timeMs ? new Date(timeMs).toISOString() : null);
  return {
    document: 'Consent to the cloning of a voice',
    person: consent?.person,
    basis: consent?.basis === 'own' ? 'own voice' : 'consent given by the person',
    statement: consent?.statement,
    agreedAt: iso(consent?.agreedAtMs),
    sample: { sha256: consent?.sampleSha256, itemId: clone?.sampleItemId ?? null },
    voice: { name, id, clonedAt: iso(createdAtMs), watermarked: clone?.watermark ?? null },
    service: engine === 'local' ? 'this computer' : settings().cloud.baseUrl,
    exportedAt: iso(now()),
  };
}
