import { rm } from 'node:fs/promises';
import { decoding } from '../../../../shared/audio/guarded-audio.ts';
import { createSilenceGate } from '../../../../shared/audio/silence.ts';
import type { AudioFacts } from '../../../../shared/domain/library/media-facts.ts';
import { serialisePeaks, type Peaks } from '../../../../shared/domain/media/peaks.ts';
import { writeAtomically } from '../../files/writing/atomic-file.ts';
import { isFailure } from '../../../../shared/domain/failures/failure.ts';
import { createDecodedCopy } from '../playback/decoded-copy.ts';
import { openPacketStream } from '../playback/packet-stream.ts';
import { playbackPlan } from '../playback/playback-plan.ts';
import { writePacketCopy } from '../playback/write-packet-copy.ts';
import { decodePass, untilBroken, type PassResult } from './decode-pass.ts';
import { withRecording, type OpenRecording } from './recording.ts';
import { PLAYBACK_EXTENSIONS, type DerivedPaths, type TaskContext, type WorkerTasks } from './worker-protocol.ts';

/** Reads a recording once and writes everything derived of it. See `Media.prepare`. */
export function prepareRecording(
  { paths, ...request }: WorkerTasks['prepare']['input'],
  context: TaskContext,
): Promise<AudioFacts> {
  return withRecording(request, context, async (recording) => {
    const copyFile = `${paths.playback}${PLAYBACK_EXTENSIONS.decoded}`;
    const copy = isSurelyDecoded(recording) ? await createDecodedCopy(copyFile, recording) : null;
    const pass = await decodePass(recording, paths.analysis, copy);
    try {
      const needsPlaybackCopy = copy !== null || (await writePlaybackCopy(recording, paths, pass));
      await recording.own?.source.verify();
      await writeAtomically(paths.peaks, serialisePeaks(pass.peaks));
      return { ...statedFacts(recording, pass), needsPlaybackCopy };
    } catch (error) {
      await removeDerived(paths);
      throw error;
    }
  });
}

/** Makes the analysis copy again. */
export function makeAnalysis(
  { paths, ...request }: WorkerTasks['analysis']['input'],
  context: TaskContext,
): Promise<null> {
  return withRecording(request, context, async (recording) => {
    await decodePass(recording, paths.analysis);
    return null;
  });
}

/** Reads a sound for its facts and peaks only. See `Media.measure`. */
export function measureSound(
  { peaksFile, ...request }: WorkerTasks['measure']['input'],
  context: TaskContext,
): Promise<WorkerTasks['measure']['output']> {
  return withRecording(request, context, async (recording) => {
    const pass = await decodePass(recording, null);
    await writeAtomically(peaksFile, serialisePeaks(pass.peaks));
    return statedFacts(recording, pass);
  });
}

/** Whether the playback copy is the decoded sound whatever the pass finds, so that one pass can write it. */
function isSurelyDecoded({ own, codec }: OpenRecording): boolean {
  return own === null || ['aiff', 'caf'].includes(own.audio.container) || codec === 'alac';
}

async function writePlaybackCopy(
  recording: OpenRecording,
  paths: DerivedPaths,
  { peaks, isBroken }: PassResult,
): Promise<boolean> {
  const { own } = recording;
  // What ends our decoder may catch a browser's, or be played by it beyond the end of our time line.
  // Browsers play the first track, or the marked one, whichever was chosen.
  const hasChoice = (recording.tracks?.length ?? 0) > 1;
  const plan = own === null || isBroken || hasChoice ? 'decoded' : await playbackPlan(own.source, own.audio);
  if (plan === 'original') return false;
  const isWritten = plan === 'packets' && own !== null && (await writePackets(own, paths, peaks.durationMs));
  if (!isWritten) await writeDecoded(recording, paths);
  return true;
}

/** False where the packets of a damaged file cannot be read one by one, although it was decoded. */
async function writePackets(
  { source, sniffed }: NonNullable<OpenRecording['own']>,
  paths: DerivedPaths,
  durationMs: number,
): Promise<boolean> {
  try {
    await decoding(async () => {
      const stream = await openPacketStream(source, sniffed);
      const samples = Math.round((durationMs / 1000) * stream.timescale);
      try {
        await writePacketCopy(stream, `${paths.playback}${PLAYBACK_EXTENSIONS.packets}`, samples);
      } finally {
        stream.close();
      }
    });
    return true;
  } catch (error) {
    if (!isFailure(error) || !error.code.startsWith('AUDIO_')) throw error;
    return false;
  }
}

async function writeDecoded(recording: OpenRecording, paths: DerivedPaths): Promise<void> {
  const copy = await createDecodedCopy(`${paths.playback}${PLAYBACK_EXTENSIONS.decoded}`, recording);
  try {
    const gate = createSilenceGate(recording.sampleRate);
    await untilBroken(recording, (block) =>
      gate.canSkip(block) ? copy.appendSilence(block[0]?.length ?? 0) : copy.append(block),
    );
    await copy.commit();
  } finally {
    await copy.discard();
  }
}

function statedFacts(recording: OpenRecording, { peaks, isTruncated }: PassResult) {
  const { container, codec, sampleRate, channels, hasVideo, tracks, track } = recording;
  return {
    mediaType: 'audio' as const,
    ...(tracks && tracks.length > 1 && { tracks, track: track ?? 1 }),
    isSilent: isSilent(peaks),
    container,
    codec,
    sampleRateHz: sampleRate,
    channels,
    durationMs: Math.round(peaks.durationMs),
    hasVideo,
    truncated: isTruncated,
  };
}

/** Below this loudness, about -80 dB of full scale, nothing is heard. */
const AUDIBLE = 1e-4;

const isSilent = ({ min, max }: Peaks): boolean =>
  max.every((value) => value < AUDIBLE) && min.every((value) => value > -AUDIBLE);

async function removeDerived(paths: DerivedPaths): Promise<void> {
  const copies = Object.values(PLAYBACK_EXTENSIONS).map((extension) => `${paths.playback}${extension}`);
  for (const file of [paths.peaks, paths.analysis, ...copies]) await rm(file, { force: true });
}
