import type { AudioTrack } from '../../../../../shared/domain/media/audio-track.ts';

/** What ffmpeg prints about its input before it converts anything. */
export type FfmpegFacts = {
  seconds: number;
  hasVideo: boolean;
  tracks: AudioTrack[];
  /** Number of each audio track's stream among all streams, in the order of `tracks`. */
  streamIndexes: number[];
};

const STREAM = /^ {2}Stream #0:(\d+)(?:\[[^\]]*\])?(?:\((\w+)\))?: (\w+): (.*)$/;
const CHANNELS: Record<string, number> = { mono: 1, stereo: 2, quad: 4 };

/** Reads the description of the input in ffmpeg's log. */
export function ffmpegFacts(log: string): FfmpegFacts {
  const facts: FfmpegFacts = { seconds: statedSeconds(log), hasVideo: false, tracks: [], streamIndexes: [] };
  let current: AudioTrack | null = null;
  for (const line of log.split(/\r?\n/)) {
    const stream = STREAM.exec(line);
    if (stream) {
      const [, index, language, kind, text = ''] = stream;
      current = null;
      if (kind === 'Video' && !text.includes('attached pic')) facts.hasVideo = true;
      if (kind !== 'Audio') continue;
      current = audioTrack(text, { number: facts.tracks.length + 1, language: language ?? null });
      facts.tracks.push(current);
      facts.streamIndexes.push(Number(index));
    }
    const title = /^ {6}title +: (.+)$/.exec(line);
    if (title && current) current.title = title[1] ?? null;
  }
  return facts;
}

function audioTrack(text: string, given: { number: number; language: string | null }): AudioTrack {
  const layout = text.split(', ')[2] ?? '';
  const stated = /^(\d+)(?:\.(\d+))?/.exec(layout);
  const counted = stated ? Number(stated[1]) + Number(stated[2] ?? 0) : 2;
  return {
    number: given.number,
    codec: /^(\w+)/.exec(text)?.[1] ?? 'unknown',
    channels: CHANNELS[/^\w+/.exec(layout)?.[0] ?? ''] ?? counted,
    language: given.language === 'und' ? null : given.language,
    title: null,
    isDefault: /\(default\)/.test(text),
  };
}

function statedSeconds(log: string): number {
  const match = /Duration: (\d+):(\d+):([\d.]+)/.exec(log);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : 0;
}
