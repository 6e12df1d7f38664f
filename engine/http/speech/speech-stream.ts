import { joinBytes } from '../../../shared/audio/byte-source.ts';
import { SPEECH_STATUS, type WireSubtitle } from '../../../shared/service-api/speech/speech.ts';
import type { SubtitleType } from '../../../shared/domain/speech/speech-options.ts';
import type { CheckedSpeech } from './request/check-speech.ts';
import { splitSegment } from './subtitles/split-segment.ts';
import { createSpokenAudio } from './sound/spoken-audio.ts';
import { createSubtitleWriter, type SubtitleWriter } from './subtitles/subtitles.ts';
import type { SpokenSegment } from '../../speech/synthesizer.ts';
import type { TextMeasures } from './request/text-measures.ts';

/** What a stream is made of. `subtitles` null sends none. */
export type SpeechStreamOptions = {
  text: string;
  measures: TextMeasures;
  checked: CheckedSpeech;
  subtitles: SubtitleType | null;
  /** Whether the last chunk repeats the whole audio. */
  repeatsAudio: boolean;
  traceId: string;
};

/** Length of sound in one chunk at most, ms. */
const CHUNK_MS = 500;

type Piece = { samples: Float32Array; segment: SpokenSegment; untilMs: number; isLast: boolean };

/**
 * Chunks of a speech as it is made (gaps.md G18): status 1 with sound, then one of status 2 with `extra_info`. Not only mp3 is
 * streamed, as text rule 4 has it, but every format without a length in its header, since public clients stream pcm and flac
 * and G16 lists them.
 */
export async function* speechChunks(
  segments: AsyncIterable<SpokenSegment>,
  options: SpeechStreamOptions,
): AsyncGenerator<Record<string, unknown>, void, undefined> {
  const { text, checked, traceId } = options;
  const { sampleRateHz } = checked.audio;
  const coming = begun(segments);
  const audio = await createSpokenAudio(checked.audio, { isWhole: false });
  const writer = createSubtitleWriter(text);
  let latest: WireSubtitle | null = null;
  const sent: Uint8Array[] = [];
  const chunk = (bytes: Uint8Array, subtitle: WireSubtitle | null) => {
    if (options.repeatsAudio) sent.push(bytes);
    const data = { audio: hex(bytes), status: SPEECH_STATUS.going, ...(subtitle ? { subtitle } : {}) };
    return { data, trace_id: traceId, base_resp: STREAM_SUCCESS };
  };
  try {
    for await (const spoken of coming) {
      for (const segment of splitSegment(spoken, { text, sampleRateHz })) {
        for (const piece of piecesOf(segment, sampleRateHz)) {
          const bytes = audio.add(piece.samples);
          const subtitle = subtitleOf(piece, options.subtitles, writer);
          latest = subtitle;
          if (bytes.length > 0 || subtitle) yield chunk(bytes, subtitle);
        }
      }
    }
    const { rest, patch } = audio.finish();
    // What the encoder held back belongs to the last segment, and every chunk of a growing subtitle carries it (text rule 5).
    if (rest.length > 0) yield chunk(rest, options.subtitles === 'word_streaming' ? latest : null);
    const whole = joinBytes(sent);
    if (options.repeatsAudio && patch) whole.set(patch.bytes, patch.offset);
    yield {
      data: { audio: hex(whole), status: SPEECH_STATUS.finished },
      extra_info: audio.info(options.measures),
      trace_id: traceId,
      base_resp: STREAM_SUCCESS,
    };
  } finally {
    audio.close();
  }
}

/** The same segments, of which the first is made from now on: an encoder takes a while to start. */
function begun(segments: AsyncIterable<SpokenSegment>): AsyncIterable<SpokenSegment> {
  const iterator = segments[Symbol.asyncIterator]();
  const first = iterator.next();
  // A failure is met when its turn comes; until then nobody listens.
  first.catch(() => undefined);
  return (async function* () {
    try {
      for (let segment = await first; !segment.done; segment = await iterator.next()) yield segment.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

const STREAM_SUCCESS = { status_code: 0, status_msg: '' };

const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');

/** Cuts the sound of a segment so that the words of a growing subtitle come with the sound that they belong to. */
function* piecesOf(segment: SpokenSegment, sampleRateHz: number): Generator<Piece> {
  const size = Math.round((CHUNK_MS * sampleRateHz) / 1000);
  const { length } = segment.samples;
  for (let from = 0; from < length || from === 0; from += size) {
    const to = Math.min(length, from + size);
    const untilMs = segment.startMs + (to / sampleRateHz) * 1000;
    yield { samples: segment.samples.subarray(from, to), segment, untilMs, isLast: to === length };
  }
}

function subtitleOf(piece: Piece, type: SubtitleType | null, writer: SubtitleWriter): WireSubtitle | null {
  if (type === 'word_streaming') {
    return writer.subtitle(piece.segment, piece.isLast ? 'all' : { untilMs: piece.untilMs });
  }
  if (type === null || !piece.isLast) return null;
  if (type === 'word') return writer.subtitle(piece.segment, 'all');
  // Text rule 5: `sentence` omits the words, it does not send them as null.
  const { timestamped_words: _words, ...sentence } = writer.subtitle(piece.segment, null);
  return sentence;
}
