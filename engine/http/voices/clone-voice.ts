import { rm } from 'node:fs/promises';
import { characterCount, SPEECH_LIMITS, type SpeechModel } from '../../../shared/domain/speech/speech-options.ts';
import { voiceCloneBodySchema, type VoiceCloneBody } from '../../../shared/service-api/speech/voices.ts';
import type { VoiceModel } from '../../voices/voice-model.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { resultUrl } from '../files/linked-content.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import { RESULT_LINK_MS } from '../speech/speech-deps.ts';
import { checkSpeechLanguage } from '../speech/request/speech-language.ts';
import { checkSpeechText } from '../speech/request/speech-text.ts';
import type { TextMeasures } from '../speech/request/text-measures.ts';
import { asBadSample, readPromptSample, readSample } from './clone-sample.ts';
import { joinSamples } from './join-samples.ts';
import type { VoiceDeps } from './voice-deps.ts';
import { reserveVoiceId } from './voice-id.ts';
import { speakPreview } from './voice-preview.ts';

/** What the new voice shall say; null when nothing was asked for. */
type Preview = { text: string; model: SpeechModel; measures: TextMeasures } | null;

/** `POST /v1/voice_clone` (service.md; gaps.md G9). */
export const cloneVoice =
  (deps: VoiceDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, voiceCloneBodySchema);
    const preview = await checkPreview(body);
    if (characterCount(body.text_validation ?? '') > SPEECH_LIMITS.textValidation) {
      throw badRequest(`invalid params: text_validation has more than ${SPEECH_LIMITS.textValidation} characters`);
    }
    const reservation = reserveVoiceId(body.voice_id, deps);
    try {
      const model = await learn(deps, body, context.get('gone'));
      await deps.own.add({ id: body.voice_id, kind: 'voice_cloning', description: [] }, model);
      const spoken = preview ? await speak(deps, context, { body, preview }) : {};
      return context.json({
        input_sensitive: false,
        input_sensitive_type: 0,
        demo_audio: '',
        ...spoken,
        base_resp: SUCCESS,
      });
    } finally {
      reservation.release();
    }
  };

async function checkPreview(body: VoiceCloneBody): Promise<Preview> {
  const { text, model } = body;
  checkSpeechLanguage(body.language_boost, model ?? 'speech-2.8-hd');
  if (text === undefined || text === '') return null;
  if (model === undefined) throw badRequest('invalid params: model is required when text is given');
  const language = body.language_boost;
  const use = { field: 'text', mostCharacters: SPEECH_LIMITS.clonePreview, model, isClonePreview: true, language };
  return { text, model, measures: await checkSpeechText(text, use) };
}

async function learn(deps: VoiceDeps, body: VoiceCloneBody, signal: AbortSignal): Promise<VoiceModel> {
  const expected = body.text_validation
    ? { text: body.text_validation, accuracy: body.accuracy || SPEECH_LIMITS.accuracy }
    : null;
  const prompt = body.clone_prompt;
  const promptSample = prompt
    ? await readPromptSample(deps, { fileId: prompt.prompt_audio, text: prompt.prompt_text, signal })
    : null;
  const sample = await readSample(deps, { fileId: body.file_id, expected, signal });
  const joined = promptSample ? await joinSamples(promptSample, sample, deps.temporaryFolder) : null;
  const { path: file, fileName, transcript } = joined ?? sample;
  try {
    return await deps.synthesizer.learnVoice({
      file,
      fileName,
      transcript,
      reduceNoise: body.need_noise_reduction ?? false,
      normalizeVolume: body.need_volume_normalization ?? false,
      signal,
    });
  } catch (error) {
    throw asBadSample(error);
  } finally {
    if (joined) await rm(joined.path, { force: true });
  }
}

/** A voice whose preview fails was never made, so that the same request can be sent again. */
async function speak(
  { synthesizer, own, results }: VoiceDeps,
  context: EngineContext,
  { body, preview }: { body: VoiceCloneBody; preview: NonNullable<Preview> },
) {
  try {
    const speech = await speakPreview(synthesizer, {
      ...preview,
      voiceId: body.voice_id,
      withWatermark: body.aigc_watermark ?? false,
      signal: context.get('gone'),
    });
    const name = await results.add(speech.audio, { extension: 'mp3', lifetimeMs: RESULT_LINK_MS });
    return { demo_audio: resultUrl(context, name), extra_info: speech.info };
  } catch (error) {
    await own.discard(body.voice_id);
    throw error;
  }
}
