import type { ByteSource } from '../../../../shared/audio/byte-source.ts';
import type { DecodedAudio } from '../../../../shared/audio/decoded-audio.ts';
import { hasMatroskaCues } from './matroska-cues.ts';

/**
 * How a recording is played so that a browser seeks it exactly: the original itself, its packets in an MP4 with an exact
 * table, or the decoded sound as WAV.
 */
export type PlaybackPlan = 'original' | 'packets' | 'decoded';

/** Codecs whose packets go into an MP4 unchanged. */
const PACKET_CODECS = ['opus', 'aac', 'mp3'];
/** What Chromium may be off by without a copy being made. */
const TOLERANCE_MS = 10;
/** Below this rate the half block that Chromium loses of Vorbis at each seek lasts longer than 30 ms. */
const LOWEST_VORBIS_HZ = 22_050;

/**
 * Decides by container and codec, and by inspection. Must be asked after the decoding pass, which settles gaps.
 *
 * What Chromium does, measured: it seeks MP3 by the header's coarse table or by assuming a constant rate (off by up to a
 * second), guesses the length of raw AAC, does not leave out what an MP4's edit list says to (23 to 48 ms of AAC), seeks
 * recorder files without cues slowly, plays Vorbis half a block early, and plays neither AIFF nor CAF nor ALAC.
 */
export async function playbackPlan(source: ByteSource, audio: DecodedAudio): Promise<PlaybackPlan> {
  if (audio.hasGaps) return 'decoded';
  if (audio.codec === 'vorbis' && audio.sampleRate < LOWEST_VORBIS_HZ) return 'decoded';
  switch (audio.container) {
    case 'wav':
      return audio.codec === 'pcm' && audio.channels <= 8 ? 'original' : 'decoded';
    case 'flac':
      return audio.durationMs === null ? 'decoded' : 'original';
    case 'ogg':
      return audio.codec === 'flac' ? 'decoded' : 'original';
    case 'mp3':
      return audio.codec === 'mp3' ? 'packets' : 'decoded';
    case 'aac':
      return audio.channels <= 2 ? 'packets' : 'decoded';
    case 'mp4':
      if (audio.durationMs === null || (audio.leftOutMs ?? 0) > TOLERANCE_MS) return packetsOrDecoded(audio);
      return [...PACKET_CODECS, 'flac'].includes(audio.codec) ? 'original' : 'decoded';
    case 'webm': {
      const isSeekable = audio.durationMs !== null && (await hasMatroskaCues(source));
      return isSeekable && ['opus', 'vorbis'].includes(audio.codec) ? 'original' : packetsOrDecoded(audio);
    }
    case 'aiff':
    case 'caf':
      return 'decoded';
  }
}

function packetsOrDecoded({ codec }: DecodedAudio): PlaybackPlan {
  return PACKET_CODECS.includes(codec) ? 'packets' : 'decoded';
}
