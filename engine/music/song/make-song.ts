import { joinBytes } from '../../../shared/audio/byte-source.ts';
import type { Song, SongRequest } from '../composer.ts';
import { masterSong } from '../../../shared/audio/treatment/master-song.ts';
import type { NoteSounds } from '../mixing/note-sounds.ts';
import { BLOCK_SAMPLES, SONG_RATE_HZ } from '../mixing/render-options.ts';
import { renderSong, type SongRenderer } from '../mixing/render-song.ts';
import { silentBlock, type Stereo } from '../../../shared/audio/treatment/stereo.ts';
import { composeSong } from './compose-song.ts';
import { createSongEncoder, type SongFormat } from './encode-song.ts';
import { endingBy } from './song-facts.ts';
import { createEndTrimmer } from './end-trimmer.ts';
import { watermarkTone } from '../../speech/effects/watermark-tone.ts';

/** What songs are made with: notes that were played before, and a `checkpoint` that throws when nobody wants the song any more. */
export type SongTools = { sounds: NoteSounds; checkpoint: () => void };

/** Makes a whole song. The `checkpoint` is asked after every tenth of a second of sound. */
export async function makeSong(request: Omit<SongRequest, 'signal'>, { sounds, checkpoint }: SongTools): Promise<Song> {
  const { style, score, facts } = composeSong(request);
  const sound = renderWhole(renderSong({ score, style, sounds }), checkpoint);
  masterSong(sound, { sampleRateHz: SONG_RATE_HZ, checkpoint });
  const heard = withoutTrailingSilence(sound);
  const whole = request.hasWatermark ? withWatermark(heard) : heard;
  const bytes = await encodeWhole(whole, request.format, checkpoint);
  const durationMs = Math.round((whole.left.length / SONG_RATE_HZ) * 1000);
  return { bytes, durationMs, facts: endingBy(facts, durationMs) };
}

function renderWhole(renderer: SongRenderer, checkpoint: () => void): Stereo {
  const song = silentBlock(renderer.lengthSamples);
  for (let from = 0; from < renderer.lengthSamples; from += BLOCK_SAMPLES) {
    checkpoint();
    const { left, right } = renderer.next();
    song.left.set(left, from);
    song.right.set(right, from);
  }
  return song;
}

function withoutTrailingSilence(sound: Stereo): Stereo {
  const trimmer = createEndTrimmer();
  trimmer.push(sound);
  trimmer.flush();
  const length = trimmer.lengthSamples();
  return { left: sound.left.subarray(0, length), right: sound.right.subarray(0, length) };
}

function withWatermark({ left, right }: Stereo): Stereo {
  const tone = watermarkTone(SONG_RATE_HZ);
  const joined = silentBlock(left.length + tone.length);
  joined.left.set(left);
  joined.left.set(tone, left.length);
  joined.right.set(right);
  joined.right.set(tone, left.length);
  return joined;
}

async function encodeWhole({ left, right }: Stereo, format: SongFormat, checkpoint: () => void): Promise<Uint8Array> {
  const encoder = await createSongEncoder(format, { isWhole: true });
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES) {
    checkpoint();
    pieces.push(
      encoder.add({
        left: left.subarray(from, from + BLOCK_SAMPLES),
        right: right.subarray(from, from + BLOCK_SAMPLES),
      }),
    );
  }
  const { rest, patch } = encoder.finish();
  const bytes = joinBytes([...pieces, rest]);
  if (patch) bytes.set(patch.bytes, patch.offset);
  return bytes;
}
