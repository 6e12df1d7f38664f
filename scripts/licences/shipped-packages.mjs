/** Which npm packages end up in the app: those that the sources import, with all they depend on. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['electron', 'engine', 'renderer', 'shared'];
/** Electron is named by itself: its npm package is only the downloader. */
const NOT_SHIPPED = new Set(['electron', 'vitest', 'vite', 'playwright', 'mmx-cli']);
/** Dependencies that only parts of a package use which nothing here imports: servers and clients over HTTP, the ELK layout. A test reads the bundle. */
const NOT_REACHED = {
  // vite.config.ts replaces it.
  mermaid: ['elkjs'],
  '@modelcontextprotocol/sdk': [
    'content-type',
    'cors',
    'cross-spawn',
    'eventsource',
    'eventsource-parser',
    'express',
    'express-rate-limit',
    'jose',
    'json-schema-typed',
    'pkce-challenge',
    'raw-body',
  ],
};
/** What the licence file says where package.json names none. */
const UNNAMED = { 'khroma@2.1.0': 'MIT' };
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'".][^'"]*)['"]/g;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** `text` is null where the package has no licence file; `author` is for the notice that is written then. @typedef {{ name: string, version: string, licence: string, author: string, text: string | null }} ShippedPackage */

/**
 * A superset of what the bundles contain, found without building: direct imports and the closure of their dependencies,
 * and what package.json installs beside the app.
 * @returns {ShippedPackage[]} by name, then version
 */
export function shippedPackages() {
  const found = new Map();
  const waiting = [...new Set([...importedPackages(), ...installedPackages()])].map((name) => ({ name, from: root }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = packageFolder(next.name, next.from);
    if (folder === null || found.has(folder)) continue;
    const facts = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    found.set(folder, describe(facts, folder));
    for (const name of dependencyNames(facts)) waiting.push({ name, from: folder });
  }
  const packages = new Map([...found.values()].map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...packages.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** A package by its name, wherever it is installed. @returns {ShippedPackage} */
export function onePackage(name) {
  const folder = path.join(root, 'node_modules', name);
  return describe(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')), folder);
}

function importedPackages() {
  const names = new Set();
  for (const source of SOURCES) {
    for (const file of globSync(`${source}/**/*.{ts,tsx,css,mjs}`, { cwd: root })) {
      if (/\.test\.tsx?$/.test(file)) continue;
      for (const [, specifier] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
        const name = packageName(specifier);
        if (!NOT_SHIPPED.has(name)) names.add(name);
      }
    }
  }
  return names;
}

function installedPackages() {
  return Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies);
}

function packageName(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/** Types have no code; a platform's binaries are there on that platform only, and carry the licence of their parent. */
function dependencyNames({ name: owner, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const left = NOT_REACHED[owner] ?? [];
  // Some packages name what they use where it is installed (supports-color of debug) only in the last of these.
  const names = [dependencies, peerDependencies, peerDependenciesMeta].flatMap((each) => Object.keys(each));
  return names.filter((name) => !name.startsWith('@types/') && !left.includes(name));
}

/** As Node looks it up: beside the one that wants it, then further up. Null for what is not installed. */
function packageFolder(name, from) {
  if (name.startsWith('node:') || builtinModules.includes(name)) return null;
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (globSync('package.json', { cwd: candidate }).length > 0) return candidate;
    if (folder === root || folder === path.dirname(folder)) return null;
  }
}

function describe(facts, folder) {
  const named = typeof facts.license === 'string' ? facts.license : facts.license?.type;
  const licence = named ?? UNNAMED[`${facts.name}@${facts.version}`] ?? '';
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.toSorted(compare).map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const author =
    typeof facts.author === 'string' ? facts.author : (facts.author?.name ?? `the authors of ${facts.name}`);
  return { name: facts.name, version: facts.version, licence, author, text: texts.join('\n\n') || null };
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
