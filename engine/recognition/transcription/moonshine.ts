import { Tensor, type InferenceSession } from 'onnxruntime-node';
import { openLanguageCheck, type LanguageCheck } from '../language/language-check.ts';
import { HIDDEN_OUTPUTS, hiddenStates, soundTensor, type HiddenStates } from '../models/encoder-outputs.ts';
import { openModel } from '../models/model-session.ts';
import { SAMPLE_RATE } from '../models/sample-rate.ts';
import { ATTENTION_LAYERS } from './attention-heads.ts';
import { innerColumns, innerRows, withQuietEdges } from './quiet-edges.ts';
import { keptOfRunaway } from './runaway.ts';

const LAYERS = 8;
const HEADS = 8;
const HEAD_SIZE = 52;
const BEGIN_TOKEN = 1;
const END_TOKEN = 2;
/** English speech stays well below; only a decoder that repeats itself gets there. */
const TOKENS_PER_SECOND = 6.5;
const MINIMUM_TOKENS = 8;

const attentionNames = ATTENTION_LAYERS.map((layer) => `cross_attention.${layer}`);
const cacheNames = (side: 'decoder' | 'encoder') =>
  Array.from({ length: LAYERS }, (_, layer) => [`${layer}.${side}.key`, `${layer}.${side}.value`]).flat();
const DECODER_CACHE = cacheNames('decoder');
const ENCODER_CACHE = cacheNames('encoder');
const outputsOfCache = (names: string[]) => names.map((name) => `present.${name}`);
const FIRST_OUTPUTS = ['logits', ...outputsOfCache(DECODER_CACHE), ...outputsOfCache(ENCODER_CACHE), ...attentionNames];
const NEXT_OUTPUTS = ['logits', ...outputsOfCache(DECODER_CACHE), ...attentionNames];

/** What the model heard: tokens, their log-probabilities, and where each decoding step (one more than tokens) listened. */
export type Decoded = {
  tokens: number[];
  logProbabilities: number[];
  frameCount: number;
  /** [step][layer as in ATTENTION_LAYERS]: HEADS rows of `frameCount` weights. */
  attention: Float32Array[][];
  hidden: HiddenStates | null;
  /** How much the sound is unlike English: parts of the score by row of the sound and by token (see language-check.ts). */
  language: { rowScores: Float32Array; tokenScores: readonly number[] };
};

/** What the decoder wrote, and its entropy at each token in nats. */
type Written = Pick<Decoded, 'tokens' | 'logProbabilities' | 'attention'> & { entropies: number[] };

/** The speech model. One call at a time. */
export interface Moonshine {
  /** Recognises at most about 30 s of speech. With `withHidden` the early hidden states come along at no cost. */
  decode(samples: Float32Array, withHidden: boolean): Promise<Decoded>;
}

/** Loads the base model (about 0.5 s, 270 MB). */
export async function openMoonshine(modelsFolder: string): Promise<Moonshine> {
  const [encoder, decoder, check] = await Promise.all([
    openModel(modelsFolder, 'moonshine-base-encoder.onnx'),
    openModel(modelsFolder, 'moonshine-base-decoder.onnx', { isOptimised: true }),
    openLanguageCheck(modelsFolder),
  ]);
  return {
    async decode(samples, withHidden) {
      const { samples: padded, edgeRows } = withQuietEdges(samples);
      const outputs = ['last_hidden_state', ...(withHidden ? HIDDEN_OUTPUTS : [])];
      const encoded = await encoder.run({ input_values: soundTensor(padded) }, outputs);
      const heard = encoded['last_hidden_state']!;
      const limit = Math.max(MINIMUM_TOKENS, Math.ceil((samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND));
      const written = await decodeTokens(decoder, heard, limit);
      return withoutEdges({ heard, written, hidden: withHidden ? hiddenStates(encoded) : null }, edgeRows, check);
    },
  };
}

/** What is known of the window alone: times, voices and language are those of the sound without the silence around it. */
function withoutEdges(
  { heard, written, hidden }: { heard: Tensor; written: Written; hidden: HiddenStates | null },
  edgeRows: number,
  check: LanguageCheck,
): Decoded {
  const [, count, size] = heard.dims as readonly [number, number, number];
  const rows = innerRows(heard.data as Float32Array, edgeRows, size);
  const frameCount = count - 2 * edgeRows;
  const { tokens, logProbabilities, entropies } = written;
  return {
    tokens,
    logProbabilities,
    frameCount,
    attention: written.attention.map((layers) => layers.map((table) => innerColumns(table, edgeRows, HEADS))),
    hidden: hidden && {
      frameCount,
      size: hidden.size,
      layers: hidden.layers.map((layer) => innerRows(layer, edgeRows, hidden.size)),
    },
    language: {
      rowScores: check.rowScores(rows, frameCount),
      tokenScores: entropies.map((entropy) => entropy * check.entropyWeight),
    },
  };
}

async function decodeTokens(decoder: InferenceSession, heard: Tensor, limit: number): Promise<Written> {
  const cache = emptyCache();
  const written: Written = { tokens: [], logProbabilities: [], attention: [], entropies: [] };
  let token = BEGIN_TOKEN;
  for (let step = 0; step < limit; step++) {
    const feeds = {
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
      encoder_hidden_states: heard,
      use_cache_branch: new Tensor('bool', Uint8Array.of(step === 0 ? 0 : 1), [1]),
      ...cache,
    };
    const result = await decoder.run(feeds, step === 0 ? FIRST_OUTPUTS : NEXT_OUTPUTS);
    // The encoder's half of the cache comes only from the first step and stays.
    const renewed = step === 0 ? [...DECODER_CACHE, ...ENCODER_CACHE] : DECODER_CACHE;
    for (const name of renewed) cache[`past_key_values.${name}`] = result[`present.${name}`]!;
    written.attention.push(attentionNames.map((name) => result[name]!.data as Float32Array));
    const best = mostLikely(result['logits']!.data as Float32Array);
    token = best.token;
    if (token === END_TOKEN) break;
    written.tokens.push(token);
    written.logProbabilities.push(best.logProbability);
    written.entropies.push(best.entropy);
  }
  const kept = token === END_TOKEN ? written.tokens.length : keptOfRunaway(written.tokens);
  if (kept === written.tokens.length) return written;
  return {
    tokens: written.tokens.slice(0, kept),
    logProbabilities: written.logProbabilities.slice(0, kept),
    attention: written.attention.slice(0, kept + 1),
    entropies: written.entropies.slice(0, kept),
  };
}

function emptyCache(): Record<string, Tensor> {
  const cache: Record<string, Tensor> = {};
  for (const name of [...DECODER_CACHE, ...ENCODER_CACHE]) {
    cache[`past_key_values.${name}`] = new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]);
  }
  return cache;
}

function mostLikely(logits: Float32Array): { token: number; logProbability: number; entropy: number } {
  let token = 0;
  for (let index = 1; index < logits.length; index++) {
    if (logits[index]! > logits[token]!) token = index;
  }
  const top = logits[token]!;
  let sum = 0;
  let weighted = 0;
  for (const logit of logits) {
    // Below e^-15 a token adds nothing, and exp() over the whole vocabulary would cost.
    if (logit <= top - 15) continue;
    const share = Math.exp(logit - top);
    sum += share;
    weighted += share * (logit - top);
  }
  return { token, logProbability: -Math.log(sum), entropy: Math.log(sum) - weighted / sum };
}
