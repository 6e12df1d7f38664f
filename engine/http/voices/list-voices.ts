import {
  voiceDeletionSchema,
  voiceListBodySchema,
  type OwnVoiceKind,
} from '../../../shared/service-api/speech/voices.ts';
import type { StoredVoice } from '../../voices/voice-store.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import type { VoiceDeps } from './voice-deps.ts';

/** Date that the service gives voices of its own. */
const SYSTEM_DATE = '1970-01-01';

/** `POST /v1/get_voice` (gaps.md part 2). Own voices are listed at once, with a name, which public clients print. */
export const listVoices =
  ({ synthesizer, own }: VoiceDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const { voice_type: type } = await readJsonBody(context, voiceListBodySchema);
    const voices = await own.list();
    const wants = (kind: string) => type === 'all' || type === kind;
    const ownOf = (kind: OwnVoiceKind) =>
      wants(kind) ? voices.filter((voice) => voice.kind === kind).map(recordOf) : [];
    return context.json({
      system_voice: wants('system')
        ? synthesizer.voices().map(({ id, name, description }) => ({
            voice_id: id,
            voice_name: name,
            description,
            created_time: SYSTEM_DATE,
          }))
        : [],
      voice_cloning: ownOf('voice_cloning'),
      voice_generation: ownOf('voice_generation'),
      base_resp: SUCCESS,
    });
  };

/** `POST /v1/delete_voice` (gaps.md part 2). */
export const deleteVoice =
  ({ directory, own }: VoiceDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const { voice_type: type, voice_id: id } = await readJsonBody(context, voiceDeletionSchema);
    if (directory.isSystem(id)) throw badRequest('invalid params: a system voice cannot be deleted', 'INVALID_INPUT');
    const voice = own.find(id);
    if (voice?.kind !== type) {
      throw badRequest(`invalid params: there is no ${type} voice ${JSON.stringify(id.slice(0, 60))}`, 'NOT_FOUND');
    }
    await own.remove(id);
    return context.json({ voice_id: id, created_time: dateOf(voice.createdAtMs), base_resp: SUCCESS });
  };

function recordOf(voice: StoredVoice) {
  const { id, description, createdAtMs } = voice;
  return { voice_id: id, voice_name: id, description, created_time: dateOf(createdAtMs) };
}

const dateOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
