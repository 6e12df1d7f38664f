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
    for await (const [segment, rendered] of inOrder(parts, { owner, plan, cancelled: cancelled.promise })) {
      yield finish(segment, rendered, segment === plan.at(-1));
    }
  } finally {
    parts.threads.forget(owner);
    cancelled.stop();
  }
}

/** Renders ahead of whoever reads: enough to keep all threads busy, not so much that memory fills. */
async function* inOrder(
  { threads, count }: SpeechParts,
  work: { owner: object; plan: readonly PlannedSegment[]; cancelled: Promise<never> },
): AsyncGenerator<[PlannedSegment, RenderedSentence]> {
  const running: Promise<RenderedSentence>[] = [];
  const begin = (index: number) => {
    const segment = work.plan[index];
    if (!segment) return;
    const rendered = threads.run(work.owner, segment.task);
    // A failure is met when its turn comes; until then nobody listens.
    rendered.catch(() => undefined);
    running.push(rendered);
  };
  // The first sound is what everybody waits for: it has the machine for itself.
  begin(0);
  for (const segment of work.plan) {
    const rendered = await Promise.race([running.shift() as Promise<RenderedSentence>, work.cancelled]);
    const done = work.plan.indexOf(segment) + 1;
    while (running.length < count + 1 && done + running.length < work.plan.length) begin(done + running.length);
    yield [segment, rendered];
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
  return (segment: PlannedSegment, rendered: RenderedSentence, isLast: boolean): SpokenSegment => {
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
