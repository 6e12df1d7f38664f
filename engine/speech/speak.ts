import { Failure } from '../../shared/domain/failures/failure.ts';
import { systemVoiceModel } from '../voices/system-voices.ts';
import { aliasedVoiceId } from '../../shared/domain/voices/voice-aliases.ts';
import { mixVoices, type VoiceModel } from '../voices/voice-model.ts';
import { createEffect } from './effects/create-effect.ts';
import { planSpeech, type PlannedSegment } from './planning/plan-speech.ts';
import { createLimiter } from './rendering/limiter.ts';
import type { RenderedSentence } from './rendering/render-sentence.ts';
import type { SpeechRequest, SpokenSegment } from './synthesizer.ts';
import type { SpeechThreads } from './threads/speech-threads.ts';
import { whenAborted } from './threads/when-aborted.ts';

/** What speaking needs. `count` is the number of threads. */
export type SpeechParts = {
  threads: SpeechThreads;
  count: number;
  voiceModel(id: string): Promise<VoiceModel | null>;
};

/** Speaks a text segment by segment; see Synthesizer.speak. */
export async function* speak(parts: SpeechParts, request: SpeechRequest): AsyncGenerator<SpokenSegment> {
  const { signal } = request;
  const cancelled = whenAborted(signal);
  const owner = {};
  try {
    const voice = await Promise.race([voiceOf(parts, request), cancelled.promise]);
    const plan = planSpeech({ ...request, voice });
    const finish = createFinisher(request);
    for await (const piece of inOrder(parts, { owner, plan, cancelled: cancelled.promise })) yield finish(piece);
  } finally {
    parts.threads.forget(owner);
    cancelled.stop();
  }
}

/** A piece with its sound. */
type RenderedPiece = { segment: PlannedSegment; rendered: RenderedSentence; isLast: boolean };

/** Renders ahead of whoever reads: enough to keep all threads busy, not so much that memory fills. */
async function* inOrder(
  { threads, count }: SpeechParts,
  { owner, plan, cancelled }: { owner: object; plan: Iterator<PlannedSegment, void>; cancelled: Promise<never> },
): AsyncGenerator<RenderedPiece> {
  const running: { segment: PlannedSegment; rendering: Promise<RenderedSentence> }[] = [];
  /** False where there is nothing left to begin. */
  const begin = (): boolean => {
    const { value: segment } = plan.next();
    if (!segment) return false;
    const rendering = threads.run(owner, segment.task);
    // A failure is met when its turn comes; until then nobody listens.
    rendering.catch(() => undefined);
    running.push({ segment, rendering });
    return true;
  };
  // The first sound is what everybody waits for: it has the machine for itself.
  begin();
  for (let next = running.shift(); next; next = running.shift()) {
    const rendered = await Promise.race([next.rendering, cancelled]);
    while (running.length < count + 1 && begin());
    yield { segment: next.segment, rendered, isLast: running.length === 0 };
  }
}

async function voiceOf(parts: SpeechParts, request: SpeechRequest): Promise<VoiceModel> {
  const find = async (id: string) => {
    const voice = systemVoiceModel(id) ?? (await parts.voiceModel(id)) ?? systemVoiceModel(aliasedVoiceId(id) ?? '');
    if (!voice) throw new Failure('NOT_FOUND', `There’s no voice ${id}. Choose one from the voice list.`, { id });
    return voice;
  };
  if (!request.timbreWeights?.length) return find(request.voiceId);
  return mixVoices(
    await Promise.all(
      request.timbreWeights.map(async ({ voiceId, weight }) => ({ voice: await find(voiceId), weight })),
    ),
  );
}

/** Puts silence, effect and volume to rendered segments and tells their times. */
function createFinisher({ sampleRateHz, volume, modify, channels }: SpeechRequest) {
  // The same sound on two channels is 3 dB louder than on one.
  const share = channels === 2 ? Math.SQRT1_2 : 1;
  const effect = modify.effect && createEffect(modify.effect, sampleRateHz);
  const limiter = createLimiter(sampleRateHz);
  const toMs = (samples: number) => (samples / sampleRateHz) * 1000;
  let before = 0;
  return ({ segment, rendered, isLast }: RenderedPiece): SpokenSegment => {
    const tail = isLast && effect ? Math.round(effect.tailSeconds * sampleRateHz) : 0;
    const silence = Math.round((segment.silenceAfterMs * sampleRateHz) / 1000);
    const samples = new Float32Array(rendered.samples.length + silence + tail);
    samples.set(rendered.samples);
    effect?.process(samples);
    limiter.amplify(samples, volume * share);
    const startMs = toMs(before);
    before += samples.length;
    const units = segment.task.kind === 'sentence' ? segment.task.units : [];
    return {
      samples,
      text: segment.text,
      textBegin: segment.textBegin,
      textEnd: segment.textEnd,
      startMs,
      endMs: startMs + toMs(rendered.samples.length),
      words: units.map(({ text, textBegin, textEnd }, index) => ({
        text,
        textBegin,
        textEnd,
        startMs: startMs + (rendered.words[index]?.startMs ?? 0),
        endMs: startMs + (rendered.words[index]?.endMs ?? 0),
      })),
    };
  };
}
