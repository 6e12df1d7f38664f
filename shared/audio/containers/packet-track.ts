import { EncodedPacketSink, type InputAudioTrack } from 'mediabunny';
import { failureRecord } from '../../domain/failures/failure.ts';
import { noAudioTrack, noSuchTrack, unreadable, unsupportedCodec } from '../audio-failure.ts';
import { chosenTrack, type AudioTrack } from '../../domain/media/audio-track.ts';
import type { ByteSource } from '../byte-source.ts';
import { openBoundedInput, type BoundedInput } from './bounded-input.ts';

/** One packet of a track; times in seconds on the track's own clock. */
export type TrackPacket = { data: Uint8Array; timestamp: number; duration: number };

/** The audio track of a file that keeps packets with time stamps: Matroska, WebM, fragmented MP4, PCM in MOV. */
export type PacketTrack = {
  /** All audio tracks of the file, and the number of this one. */
  tracks: AudioTrack[];
  track: number;
  codec: string;
  sampleRate: number;
  channels: number;
  /** The codec's own header, where it has one. */
  description: Uint8Array | null;
  /** Time stamp that is the zero of the time line: the first of the whole file where that is later than 0. */
  origin: number;
  /** Time stamp of the track's first packet; before 0 lies the encoder's run-in. */
  firstTimestamp: number;
  /** Stated in the file's header, null for files of a recorder that never wrote it. */
  durationMs: number | null;
  hasVideo: boolean;
  /** Whether the packets end where the file breaks off or is damaged; settled when `packets` has ended. */
  isCut(): boolean;
  packets(): AsyncGenerator<TrackPacket>;
  close(): void;
};

/** Packets looked at to learn how long one lasts. */
const LOOKED_AT = 8;
/** A packet that seems to last this much longer than the one before it stands before a hole. */
const LONGEST_WOBBLE_SECONDS = 0.1;

/** Opens an audio track: that of the number, else the one that the file marks, else the first. Throws AUDIO_UNREADABLE, AUDIO_NO_TRACK, AUDIO_CODEC_UNSUPPORTED. */
export async function openPacketTrack(
  source: ByteSource,
  containerName: string,
  wanted: number | null,
): Promise<PacketTrack> {
  const bounded = openBoundedInput(source);
  try {
    return await describeTrack(bounded, containerName, wanted);
  } catch (error) {
    bounded.input.dispose();
    throw error instanceof Error && 'code' in error ? error : unreadable(`broken ${containerName} file`, error);
  }
}

async function describeTrack(
  bounded: BoundedInput,
  containerName: string,
  wanted: number | null,
): Promise<PacketTrack> {
  const { input } = bounded;
  const found = await input.getAudioTracks();
  const hasVideo = (await input.getVideoTracks()).length > 0;
  if (found.length === 0) throw noAudioTrack();
  const tracks = await describeAll(found);
  const number = chosenTrack(tracks, wanted)?.number;
  const track = number === undefined ? undefined : found[number - 1];
  if (!track || number === undefined) throw noSuchTrack(wanted ?? 1, found.length);
  const codec = await track.getCodec();
  const config = (await track.getDecoderConfig()) as { description?: ArrayBuffer | Uint8Array } | null;
  if (codec === null || !config) {
    throw unsupportedCodec(containerName, String((await track.getInternalCodecId()) ?? 'an unknown codec'));
  }
  const duration = await input.getDurationFromMetadata();
  const damage = { isFound: false };
  return {
    tracks,
    track: number,
    codec,
    sampleRate: await track.getSampleRate(),
    channels: await track.getNumberOfChannels(),
    description: config.description ? bytesOf(config.description) : null,
    origin: Math.max(0, await input.getFirstTimestamp()),
    firstTimestamp: await track.getFirstTimestamp(),
    durationMs: duration === null ? null : duration * 1000,
    hasVideo,
    isCut: () => damage.isFound || bounded.isCut(),
    packets: () => soundPackets(track, bounded, damage),
    close: () => input.dispose(),
  };
}

function describeAll(tracks: readonly InputAudioTrack[]): Promise<AudioTrack[]> {
  return Promise.all(
    tracks.map(async (track, index) => {
      const language = await track.getLanguageCode();
      return {
        number: index + 1,
        codec: (await track.getCodec()) ?? String((await track.getInternalCodecId()) ?? 'unknown'),
        channels: await track.getNumberOfChannels(),
        language: language === 'und' ? null : language,
        title: await track.getName(),
        isDefault: (await track.getDisposition()).default,
      };
    }),
  );
}

/** The packets up to where the file breaks off; what came before a damage is not lost with it. */
async function* soundPackets(
  track: InputAudioTrack,
  bounded: BoundedInput,
  damage: { isFound: boolean },
): AsyncGenerator<TrackPacket> {
  let count = 0;
  const packets = trackPackets(track);
  for (;;) {
    const next = await packets.next().catch((error: unknown) => {
      const { code } = failureRecord(error);
      if (count === 0 || (code !== 'INTERNAL' && code !== 'AUDIO_DAMAGED')) throw error;
      damage.isFound = true;
      return null;
    });
    if (next === null || next.done) return;
    count += 1;
    bounded.gotPacket();
    yield next.value;
  }
}

async function* trackPackets(track: InputAudioTrack): AsyncGenerator<TrackPacket> {
  let usual = await shortestDuration(track);
  for await (const { data, timestamp, duration } of new EncodedPacketSink(track).packets()) {
    // Matroska states no durations: they are taken from the next time stamp, which is missing at the end of a cluster and
    // lies far away before a hole.
    if (duration > 0 && (usual === 0 || duration < usual + LONGEST_WOBBLE_SECONDS)) usual = duration;
    yield { data, timestamp, duration: usual };
  }
}

/** Of the first packets: the very first may stand before a hole. 0 where none states one. */
async function shortestDuration(track: InputAudioTrack): Promise<number> {
  const durations: number[] = [];
  for await (const { duration } of new EncodedPacketSink(track).packets()) {
    if (durations.push(duration) === LOOKED_AT) break;
  }
  const stated = durations.filter((duration) => duration > 0);
  return stated.length > 0 ? Math.min(...stated) : 0;
}

function bytesOf(description: ArrayBuffer | Uint8Array): Uint8Array {
  return description instanceof Uint8Array ? description : new Uint8Array(description);
}
