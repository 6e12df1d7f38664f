import { randomInt } from 'node:crypto';
import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import { voiceDesignBodySchema } from '../../../shared/service-api/speech/voices.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import { checkSpeechText } from '../speech/request/speech-text.ts';
import type { VoiceDeps } from './voice-deps.ts';
import { newVoiceId, reserveVoiceId } from './voice-id.ts';
import { speakPreview } from './voice-preview.ts';

/** A design has no model; the newest performs whatever a text may hold. */
const PREVIEW_MODEL = 'speech-2.8-hd';
/** Three candidates of one description shall differ. */
const SEEDS = 2 ** 31;

/** `POST /v1/voice_design` (service.md; gaps.md G14): each call gives another voice that fits the description. */
export const designVoice =
  (deps: VoiceDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, voiceDesignBodySchema);
    const description = body.prompt.trim();
    if (description === '') throw badRequest('invalid params: prompt is required');
    const mostCharacters = SPEECH_LIMITS.designPreview;
    const measures = await checkSpeechText(body.preview_text, {
      field: 'preview_text',
      mostCharacters,
      model: PREVIEW_MODEL,
    });
    const voiceId = body.voice_id || newVoiceId(deps.now());
    const reservation = reserveVoiceId(voiceId, deps);
    try {
      const model = deps.synthesizer.designVoice(description, randomInt(SEEDS));
      await deps.own.add({ id: voiceId, kind: 'voice_generation', description: [description] }, model);
      const speech = await speakPreview(deps.synthesizer, {
        text: body.preview_text,
        measures,
        voiceId,
        model: PREVIEW_MODEL,
        withWatermark: body.aigc_watermark ?? false,
        signal: context.get('gone'),
      });
      const audio = Buffer.from(speech.audio).toString('hex');
      return context.json({ trial_audio: audio, voice_id: voiceId, base_resp: SUCCESS });
    } catch (error) {
      await deps.own.discard(voiceId);
      throw error;
    } finally {
      reservation.release();
    }
  };
