import * as z from 'zod';
import {
  VOICE_PATHS,
  voiceCloneAnswerSchema,
  voiceDesignAnswerSchema,
  voiceListSchema,
  type WireVoice,
} from '../../../../shared/service-api/speech/voices.ts';
import { numberOr } from '../../../../shared/service-api/lenient.ts';
import type { RemoteVoice, ServiceVoices, VoiceCloneCall, VoiceKind } from './voice-service.ts';
import { speechInfo } from '../speech/speech-wire.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';

/** Learning a voice takes minutes in which nothing is heard. */
const IDLE_TIMEOUT_MS = 15 * 60 * 1000;

/** `get_voice`, `delete_voice`, `voice_clone`, `voice_design`. */
export function createVoiceClient(connection: ServiceConnection): ServiceVoices {
  return {
    async list(kind, options) {
      const wire = await connection.json(post(VOICE_PATHS.list, { voice_type: kind }), voiceListSchema, options);
      return [
        ...wire.system_voice.map(toVoice('system')),
        ...wire.voice_cloning.map(toVoice('voice_cloning')),
        ...wire.voice_generation.map(toVoice('voice_generation')),
      ];
    },
    async remove({ id, kind }, options) {
      const operation = post(VOICE_PATHS.remove, { voice_type: kind, voice_id: id });
      await connection.json(operation, z.looseObject({}), options);
    },
    async clone(request) {
      const operation = post(VOICE_PATHS.clone, cloneBody(request));
      const wire = await connection.json(operation, voiceCloneAnswerSchema, request);
      const { input_sensitive: sensitive, input_sensitive_type: type } = wire;
      const nested = sensitiveSchema.safeParse(sensitive).data?.type ?? 0;
      return {
        previewUrl: wire.demo_audio || null,
        info: wire.extra_info ? speechInfo(wire.extra_info) : null,
        sensitiveType: type ?? nested,
      };
    },
    async design({ description, previewText, voiceId, watermark, ...options }) {
      const body = {
        prompt: description,
        preview_text: previewText,
        voice_id: voiceId ?? undefined,
        aigc_watermark: watermark,
      };
      const wire = await connection.json(post(VOICE_PATHS.design, body), voiceDesignAnswerSchema, options);
      return { voiceId: wire.voice_id, preview: new Uint8Array(Buffer.from(wire.trial_audio, 'hex')) };
    },
  };
}

function post(path: string, body: unknown): Operation {
  return { method: 'POST', path, idleTimeoutMs: IDLE_TIMEOUT_MS, body: async () => jsonBody(body) };
}

/** The newer form of `input_sensitive`; the older one is a boolean (gaps.md G2). */
const sensitiveSchema = z.looseObject({ type: numberOr(0) });

/** The interface wants numbers for files here; ids are decimal and below 2^53 (gaps.md, file content). */
function cloneBody(request: VoiceCloneCall): Record<string, unknown> {
  const { prompt, preview, validation } = request;
  return {
    file_id: Number(request.fileId),
    voice_id: request.voiceId,
    clone_prompt: prompt ? { prompt_audio: Number(prompt.fileId), prompt_text: prompt.text } : undefined,
    text: preview?.text,
    model: preview?.model,
    language_boost: request.language ?? undefined,
    text_validation: validation?.text,
    accuracy: validation?.accuracy ?? undefined,
    need_noise_reduction: request.reduceNoise,
    need_volume_normalization: request.normalizeVolume,
    aigc_watermark: request.watermark,
  };
}

const toVoice =
  (kind: VoiceKind) =>
  (wire: WireVoice): RemoteVoice => ({
    id: wire.voice_id,
    kind,
    name: wire.voice_name || wire.voice_id,
    description: wire.description,
    createdOn: wire.created_time || null,
  });
