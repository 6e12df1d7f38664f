import { SPEECH_STATUS } from '../../../shared/service-api/speech/speech.ts';
import { speechBodySchema, type SpeechBody } from '../../../shared/service-api/speech/speech-request.ts';
import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { resultUrl } from '../files/linked-content.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest } from '../service-error.ts';
import { hexAnswer } from './sound/hex-answer.ts';
import { resultExtension } from './sound/result-extension.ts';
import { checkSpeech, type CheckedSpeech } from './request/check-speech.ts';
import { eventStream } from './event-stream.ts';
import { RESULT_LINK_MS, type SpeechDeps } from './speech-deps.ts';
import { speechChunks } from './speech-stream.ts';
import { createSubtitleWriter } from './subtitles/subtitles.ts';
import { checkSpeechText } from './request/speech-text.ts';
import type { TextMeasures } from './request/text-measures.ts';
import { speakWhole, type WholeSpeech } from './sound/whole-speech.ts';

/** A request with everything that was made of it. */
type Prepared = { body: SpeechBody; checked: CheckedSpeech; measures: TextMeasures };

/** `POST /v1/t2a_v2` (service.md; gaps.md G16 to G18). */
export const textToSpeech =
  (deps: SpeechDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, speechBodySchema);
    const isStreamed = body.stream ?? false;
    checkSubtitles(body, isStreamed);
    const checked = checkSpeech(body, deps.voices, { isStreamed, defaultChannels: 1 });
    const { model, language_boost: language } = body;
    const use = { field: 'text', mostCharacters: SPEECH_LIMITS.textEnd - 1, model, language };
    const measures = await checkSpeechText(body.text, use);
    await deps.voices.touch(checked.voiceIds);
    const prepared = { body, checked, measures };
    return isStreamed ? streamedAnswer(context, deps, prepared) : wholeAnswer(context, deps, prepared);
  };

function checkSubtitles(body: SpeechBody, isStreamed: boolean): void {
  if (body.subtitle_type === 'word_streaming' && !isStreamed) {
    throw badRequest('invalid params: subtitle_type word_streaming works with stream=true only');
  }
}

async function wholeAnswer(context: EngineContext, deps: SpeechDeps, prepared: Prepared): Promise<Response> {
  const { body, checked, measures } = prepared;
  const request = { text: body.text, measures, checked, signal: context.get('gone') };
  const speech = await speakWhole(deps.synthesizer, request);
  const link = async (bytes: Uint8Array, extension: string) =>
    resultUrl(context, await deps.results.add(bytes, { extension, lifetimeMs: RESULT_LINK_MS }));
  const subtitles = body.subtitle_enable ? { subtitle_file: await link(subtitleFile(body, speech), 'json') } : {};
  const data = { audio: '' as const, status: SPEECH_STATUS.finished, ...subtitles };
  const answer = { data, extra_info: speech.info, trace_id: context.get('traceId'), base_resp: SUCCESS };
  if (body.output_format !== 'url') return hexAnswer(answer, speech.audio);
  const audio = await link(speech.audio, resultExtension(checked.audio.format));
  return context.json({ ...answer, data: { ...data, audio } });
}

function subtitleFile(body: SpeechBody, speech: WholeSpeech): Uint8Array {
  const document = createSubtitleWriter(body.text).document(speech.segments, body.subtitle_type === 'word');
  return Buffer.from(JSON.stringify(document));
}

async function streamedAnswer(context: EngineContext, deps: SpeechDeps, prepared: Prepared): Promise<Response> {
  const { body, checked, measures } = prepared;
  const stopping = new AbortController();
  const gone = context.get('gone');
  const signal = AbortSignal.any([gone, stopping.signal]);
  const segments = deps.synthesizer.speak({ ...checked.speech, text: body.text, signal });
  const traceId = context.get('traceId');
  const chunks = speechChunks(segments, {
    text: body.text,
    measures,
    checked,
    subtitles: body.subtitle_enable ? (body.subtitle_type ?? 'sentence') : null,
    repeatsAudio: !(body.stream_options?.exclude_aggregated_audio ?? false),
    traceId,
  });
  // An error before the first sound is an ordinary answer.
  const first = await chunks.next();
  return eventStream({
    events: withFirst(first, chunks),
    traceId,
    stop: () => stopping.abort(),
    onError: (error) => {
      if (!signal.aborted) deps.onError(error, traceId);
    },
  });
}

async function* withFirst<Item>(first: IteratorResult<Item, void>, rest: AsyncGenerator<Item, void, undefined>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
