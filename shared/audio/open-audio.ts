import { emptyFile, noSuchTrack, unreadable } from './audio-failure.ts';
import type { ByteSource } from './byte-source.ts';
import { aiffTrack } from './containers/pcm/aiff-track.ts';
import { cafTrack } from './containers/pcm/caf-track.ts';
import { wavTrack } from './containers/pcm/wav-track.ts';
import { isCutAtEnd, simpleEdit } from './containers/mp4/mp4-edits.ts';
import { mp4Track } from './containers/mp4/mp4-track.ts';
import type { PacketTrack } from './containers/packet-track.ts';
import type { DecodedAudio } from './decoded-audio.ts';
import { openAdts } from './decoders/adts-audio.ts';
import { openFlac } from './decoders/flac-audio.ts';
import { openMp3 } from './decoders/mp3/mp3-audio.ts';
import { openMp4Table } from './decoders/mp4-audio.ts';
import { openOgg } from './decoders/ogg/ogg-audio.ts';
import { openPcm } from './decoders/pcm-audio.ts';
import { openTrack } from './decoders/track-audio.ts';
import { decoding, guardedAudio, type SoundLimits } from './guarded-audio.ts';
import { sniff, type Sniffed } from './sniff.ts';

/** How a recording is opened. */
export type OpenOptions = Pick<SoundLimits, 'askAboveSilenceMs'> & {
  /** Number of the audio track, counted from 1; without it the one that the file marks, else the first. */
  track?: number | null | undefined;
};

/**
 * Opens a recording for streaming decoding. Throws AUDIO_EMPTY, AUDIO_UNREADABLE, AUDIO_NO_TRACK, AUDIO_CODEC_UNSUPPORTED,
 * AUDIO_DAMAGED; `blocks` throws AUDIO_TRUNCATED where nothing at all could be decoded, AUDIO_DAMAGED where decoding cannot
 * go on, and CONFIRMATION_NEEDED (see SoundLimits). What came before may be used.
 */
export async function openAudio(source: ByteSource, options: OpenOptions = {}): Promise<DecodedAudio> {
  if (source.size === 0) throw emptyFile();
  const sniffed = await sniff(source);
  if (!sniffed) throw unreadable('unknown audio format');
  const audio = await decoding(() => openContainer(source, sniffed, options.track ?? null));
  const track = options.track ?? 1;
  if (!audio.tracks && track !== 1) {
    audio.close();
    throw noSuchTrack(track, 1);
  }
  try {
    return guardedAudio(audio, { fileBytes: source.size, ...options });
  } catch (error) {
    audio.close();
    throw error;
  }
}

async function openContainer(
  source: ByteSource,
  { container, start }: Sniffed,
  track: number | null,
): Promise<DecodedAudio> {
  switch (container) {
    case 'wav':
      return openPcm(source, container, await wavTrack(source, start));
    case 'aiff':
      return openPcm(source, container, await aiffTrack(source, start));
    case 'caf':
      return openPcm(source, container, await cafTrack(source, start));
    case 'flac':
      return openFlac(source, start);
    case 'mp3':
      return openMp3(source, start);
    case 'aac':
      return openAdts(source, start);
    case 'ogg':
      return openOgg(source, start, track);
    case 'webm':
      return openTrack(await openPackets(source, 'Matroska', track), container);
    case 'mp4':
      return openMp4(source, start, track);
  }
}

/** AAC and ALAC in a sample table go through our own slicer, which keeps edit lists exact; the rest is read packet by packet. */
async function openMp4(source: ByteSource, start: number, wanted: number | null): Promise<DecodedAudio> {
  const track = await mp4Track(source, start, wanted);
  const isSliced = ['mp4a', 'alac'].includes(track.sampleEntry) && track.table.sizes.length > 0;
  if (isSliced) return openMp4Table(source, track);
  const packets = await openPackets(source, 'MP4', track.track);
  const isSpliced = simpleEdit(track.edits) === null || isCutAtEnd(track.edits, track.mediumSeconds);
  // Languages of QuickTime are known to our own reader only.
  return openTrack({ ...packets, tracks: track.tracks }, 'mp4', isSpliced && !track.isFragmented ? track.edits : null);
}

/** Only now: the demuxer takes longer to load than all else that reads sound, and a thread reads one file. */
async function openPackets(source: ByteSource, containerName: string, track: number | null): Promise<PacketTrack> {
  const { openPacketTrack } = await import('./containers/packet-track.ts');
  return openPacketTrack(source, containerName, track);
}
