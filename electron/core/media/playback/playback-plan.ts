import type { ByteSource } from '../../../../shared/audio/byte-source.ts';
import { mp3Runs } from '../../../../shared/audio/containers/mp3-frames.ts';
import type { DecodedAudio } from '../../../../shared/audio/decoded-audio.ts';
import { firstMp3Frame } from '../../../../shared/audio/decoders/mp3-audio.ts';
import type { Sniffed } from '../../../../shared/audio/sniff.ts';
import { hasMatroskaCues } from './matroska-cues.ts';

/**
 * How a recording is played so that a browser seeks it exactly: the original itself, its packets in an MP4 with an exact
 * table, or the decoded sound as WAV.
 */
export type PlaybackPlan = 'original' | 'packets' | 'decoded';

/** Codecs whose packets go into an MP4 unchanged. */
const PACKET_CODECS = ['opus', 'aac', 'mp3'];

/**
 * Decides by container, codec and inspection. Must be asked after the decoding pass, which settles gaps and truncation.
 *
 * Chromium seeks MP3 by the header's coarse table or by assuming a constant rate, guesses in raw AAC, cannot seek recorder
 * files without cues, plays neither AIFF nor CAF nor ALAC, and closes the holes that we fill with silence.
 */
export async function playbackPlan(source: ByteSource, { start }: Sniffed, audio: DecodedAudio): Promise<PlaybackPlan> {
  if (audio.hasGaps) return 'decoded';
  switch (audio.container) {
    case 'wav':
      return audio.codec === 'pcm' && audio.channels <= 8 ? 'original' : 'decoded';
    case 'flac':
      return audio.durationMs === null ? 'decoded' : 'original';
    case 'ogg':
      return audio.codec === 'flac' ? 'decoded' : 'original';
    case 'mp3':
      if (audio.codec !== 'mp3') return 'decoded';
      return (await isConstantRate(source, start)) ? 'original' : 'packets';
    case 'aac':
      return audio.channels <= 2 ? 'packets' : 'decoded';
    case 'mp4':
      if (audio.durationMs === null) return PACKET_CODECS.includes(audio.codec) ? 'packets' : 'decoded';
      return ['aac', 'opus', 'flac', 'mp3'].includes(audio.codec) ? 'original' : 'decoded';
    case 'webm': {
      const isWhole = audio.durationMs !== null && (await hasMatroskaCues(source));
      if (isWhole && ['opus', 'vorbis'].includes(audio.codec)) return 'original';
      return PACKET_CODECS.includes(audio.codec) ? 'packets' : 'decoded';
    }
    case 'aiff':
    case 'caf':
      return 'decoded';
  }
}

/** Whether every frame has one bitrate, nothing lies between them, and the header does not claim otherwise. */
async function isConstantRate(source: ByteSource, start: number): Promise<boolean> {
  const { header, index } = await firstMp3Frame(source, start);
  if (index && index.kind !== 'Info') return false;
  let bitrateKbps: number | null = null;
  let frames = 0;
  let end = start;
  for await (const run of mp3Runs(source, start)) {
    for (const frame of run.headers) {
      frames += 1;
      if (index && frames === 1) continue;
      bitrateKbps ??= frame.bitrateKbps;
      if (frame.bitrateKbps !== bitrateKbps) return false;
    }
    end += run.bytes.length;
  }
  if (index?.frames && Math.abs(index.frames - frames) > 2) return false;
  // Tags behind the sound are few bytes; more is junk, which a seek by proportion would count as sound.
  return source.size - end < (header.sizeBytes * 1000 * header.sampleRate) / header.samples / 100_000;
}
