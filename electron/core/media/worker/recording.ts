import { damagedFile } from '../../../../shared/audio/audio-failure.ts';
import { guardedBlocks } from '../../../../shared/audio/guarded-audio.ts';
import { openAudio } from '../../../../shared/audio/open-audio.ts';
import type { DecodedAudio } from '../../../../shared/audio/decoded-audio.ts';
import { sniff, type Sniffed } from '../../../../shared/audio/sniff.ts';
import type { AudioTrack } from '../../../../shared/domain/media/audio-track.ts';
import { Failure, isFailure } from '../../../../shared/domain/failures/failure.ts';
import { cancelled } from '../cancelled.ts';
import { openWithFfmpeg } from './ffmpeg/ffmpeg-audio.ts';
import { openFileSource, type FileSource, type ReadWatch } from './file-source.ts';
import { decodedBlocks } from './progress.ts';

/** A recording on its way through our decoders, or through the user's ffmpeg where they do not read it. */
export type OpenRecording = {
  container: string;
  codec: string;
  sampleRate: number;
  channels: number;
  hasVideo: boolean;
  /** See AudioFacts. */
  tracks?: AudioTrack[];
  track?: number;
  /** What our own decoders know of it; null when ffmpeg reads it. */
  own: { audio: DecodedAudio; sniffed: Sniffed; source: FileSource } | null;
  blocks(): AsyncGenerator<Float32Array[]>;
};

/** A file to read. What lies behind `stopAfterBlocks` is known to catch a decoder; it is taken for cut off. */
export type RecordingRequest = {
  file: string;
  fileName: string;
  /** Number of the audio track to read; without it the file's own choice. */
  track?: number | null | undefined;
  stopAfterBlocks?: number | undefined;
  /** Whether CONFIRMATION_NEEDED is thrown where time stamps leave hours of silence, which may be damage. */
  asksForSilence?: boolean | undefined;
};

/** Silence that goes without asking. */
const ASK_ABOVE_SILENCE_MS = 6 * 3_600_000;
const limitsOf = ({ asksForSilence, track }: RecordingRequest) => ({
  track,
  askAboveSilenceMs: asksForSilence ? ASK_ABOVE_SILENCE_MS : null,
});

/** Codes after which another decoder may still succeed. */
const UNREAD = ['AUDIO_UNREADABLE', 'AUDIO_CODEC_UNSUPPORTED'];

/**
 * Opens a recording and runs `use` on it; a second time through ffmpeg if our decoders turn out not to read it. Throws
 * what `use` throws, AUDIO_*, CONFIRMATION_NEEDED, FILE_MISSING, FILE_CHANGED, CANCELLED.
 */
export async function withRecording<T>(
  request: RecordingRequest,
  watch: ReadWatch,
  use: (recording: OpenRecording) => Promise<T>,
): Promise<T> {
  const source = await openFileSource(request.file, request.fileName, watch);
  try {
    const counted = (recording: OpenRecording) =>
      use({ ...recording, blocks: () => countedBlocks(recording, request) });
    const result = await useOwn(source, request, counted).catch(async (error: unknown) => {
      if (!isFailure(error) || !UNREAD.includes(error.code)) throw error;
      return useConverted(request, { source, watch, use: counted, error });
    });
    await source.verify();
    return result;
  } finally {
    await source.close();
  }
}

async function* countedBlocks(recording: OpenRecording, { stopAfterBlocks = Infinity }: RecordingRequest) {
  let count = 0;
  for await (const block of recording.blocks()) {
    count += 1;
    decodedBlocks(count);
    yield block;
    if (count >= stopAfterBlocks) throw damagedFile('decoder_unfinished');
  }
}

async function useOwn<T>(
  source: FileSource,
  request: RecordingRequest,
  use: (recording: OpenRecording) => Promise<T>,
): Promise<T> {
  const audio = await openAudio(source, limitsOf(request));
  try {
    const sniffed = await sniff(source);
    const { container, codec, sampleRate, channels, hasVideo } = audio;
    const own = sniffed && { audio, sniffed, source };
    const tracks = audio.tracks ? { tracks: [...audio.tracks], track: audio.track ?? 1 } : {};
    return await use({
      ...tracks,
      container,
      codec,
      sampleRate,
      channels,
      hasVideo,
      own,
      blocks: () => audio.blocks(),
    });
  } finally {
    audio.close();
  }
}

async function useConverted<T>(
  request: RecordingRequest,
  attempt: { source: FileSource; watch: ReadWatch; use: (recording: OpenRecording) => Promise<T>; error: Failure },
): Promise<T> {
  const converted = await openWithFfmpeg(
    { file: request.file, bytes: attempt.source, track: request.track ?? null },
    attempt.watch,
  );
  if (attempt.watch.signal?.aborted) throw cancelled();
  if (converted === 'refused') throw attempt.error;
  if (converted === 'missing') throw withHint(attempt.error);
  const limits = { fileBytes: attempt.source.size, ...limitsOf(request) };
  const blocks = () => guardedBlocks(() => converted.blocks(), converted, limits);
  const result = await attempt.use({ container: 'other', ...converted, own: null, blocks });
  if (attempt.watch.signal?.aborted) throw cancelled();
  return result;
}

/** The failure, with the advice that helps where the format is one that ffmpeg reads. */
function withHint(error: Failure): Failure {
  const advice = 'Install FFmpeg to use other formats.';
  const data = { ...error.data, hint: 'INSTALL_FFMPEG' };
  return Failure.of({ code: error.code, message: `${error.message} ${advice}`, data }, { cause: error });
}
