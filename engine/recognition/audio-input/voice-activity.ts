import { Tensor, type InferenceSession } from 'onnxruntime-node';
import { openModel } from '../models/model-session.ts';
import { SAMPLE_RATE } from '../models/sample-rate.ts';

/** Samples of one frame of voice activity. */
export const FRAME_SAMPLES = 512;
/** Milliseconds of one frame of voice activity. */
export const FRAME_MS = (FRAME_SAMPLES * 1000) / SAMPLE_RATE;

const CONTEXT_SAMPLES = 64;
const WARM_UP_FRAMES = 32;
const STATE_SIZE = 128;
const LANES = 8;
/** Below this many frames a lane would be mostly warm-up. */
const MINIMUM_FRAMES_FOR_LANES = 256;
/** What the detector must see before the first frame of a call to judge it as if it had heard everything before. */
export const HISTORY_SAMPLES = WARM_UP_FRAMES * FRAME_SAMPLES + CONTEXT_SAMPLES;

/** Tells for each frame how likely somebody speaks in it. */
export interface VoiceActivity {
  /**
   * Judges the frames of `samples` after `historyLength` samples (at most HISTORY_SAMPLES) that came before.
   * A last frame that is not whole is judged as if silence followed. Returns one probability a frame.
   */
  probabilities(samples: Float32Array, historyLength: number): Promise<Float32Array>;
}

/** Loads the Silero model. A block is cut into lanes that run side by side, which halves the time. */
export async function openVoiceActivity(modelsFolder: string): Promise<VoiceActivity> {
  const session = await openModel(modelsFolder, 'silero-vad.onnx');
  return { probabilities: async (samples, historyLength) => judge(session, samples, historyLength) };
}

async function judge(session: InferenceSession, samples: Float32Array, historyLength: number): Promise<Float32Array> {
  const frameCount = Math.ceil((samples.length - historyLength) / FRAME_SAMPLES);
  const lanes = frameCount >= MINIMUM_FRAMES_FOR_LANES ? LANES : 1;
  const framesPerLane = Math.ceil(frameCount / lanes);
  const probabilities = new Float32Array(frameCount);
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE)), []);
  let state: Tensor = new Tensor('float32', new Float32Array(2 * lanes * STATE_SIZE), [2, lanes, STATE_SIZE]);
  for (let step = -WARM_UP_FRAMES; step < framesPerLane; step++) {
    const input = laneInput(samples, { lanes, framesPerLane, step, historyLength });
    const result = await session.run({ input, state, sr: rate });
    state = result['stateN']!;
    if (step < 0) continue;
    const output = result['output']!.data as Float32Array;
    for (let lane = 0; lane < lanes; lane++) {
      const frame = lane * framesPerLane + step;
      if (frame < frameCount) probabilities[frame] = output[lane]!;
    }
  }
  return probabilities;
}

type LaneStep = { lanes: number; framesPerLane: number; step: number; historyLength: number };

function laneInput(samples: Float32Array, { lanes, framesPerLane, step, historyLength }: LaneStep): Tensor {
  const width = CONTEXT_SAMPLES + FRAME_SAMPLES;
  const input = new Float32Array(lanes * width);
  for (let lane = 0; lane < lanes; lane++) {
    const start = historyLength + (lane * framesPerLane + step) * FRAME_SAMPLES - CONTEXT_SAMPLES;
    const from = Math.max(0, start);
    const to = Math.min(samples.length, start + width);
    if (to > from) input.set(samples.subarray(from, to), lane * width + (from - start));
  }
  return new Tensor('float32', input, [lanes, width]);
}
