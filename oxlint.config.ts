import { defineConfig } from 'oxlint';
import { FOLDER_ORDER, importsBackUp } from './scripts/check/folder-order.ts';

/** A forbidden import, with the cure in its message. `types` lets `import type` through. */
type Ban = ({ group: string[] } | { regex: string }) & { message: string; allowTypeImports?: boolean };

const types = (ban: Ban): Ban => ({ ...ban, allowTypeImports: true });

const node = { group: ['node:*'], message: 'This layer has no Node: put it into electron/core and reach it by RPC.' };
const electron = { group: ['electron', 'electron/*'], message: 'Electron is known to its hosts only: use HostPorts.' };
const store = {
  group: ['electron-store'],
  message: 'Preferences belong to electron/core/settings: use core.settings.',
};
const sqlite = {
  group: ['libsql'],
  message: 'The SQLite driver belongs to electron/core/database (use its Db and Tx) and to the locks of shared/disk.',
};
const keyring = {
  group: ['@napi-rs/keyring'],
  message: 'The keychain belongs to electron/core/secrets: use the Vault.',
};
const orpc = {
  group: ['@orpc/*'],
  message: 'RPC is spoken by the contract, electron/rpc and renderer/api: use those.',
};
const wavesurfer = { group: ['wavesurfer.js', 'wavesurfer.js/**'], message: 'wavesurfer belongs to renderer/media.' };
const engine = { group: ['**/../engine/**'], message: 'The engine is reached by HTTP, through electron/core/service.' };
const mainSide = {
  group: ['**/electron/**'],
  message: 'This layer does not know the main side: meet in shared/contract.',
};
const renderer = { group: ['**/renderer/**'], message: 'Nothing but the renderer knows the renderer.' };
const contract = {
  group: ['**/shared/contract/**', '../contract/**', '../../contract/**'],
  message: 'This layer does not know the contract (at most its types): put what is shared into shared/domain.',
};
const wire = {
  group: ['**/shared/service-api/**', '../service-api/**', '../../service-api/**'],
  message: 'The wire format belongs to electron/core/service and the engine: use shared/domain.',
};
const audio = {
  group: ['**/shared/audio/**', '../audio/**'],
  message: 'Decoding belongs to electron/core/media and the engine.',
};
const doors = {
  group: ['**/core/**', '../rpc/**', '../../rpc/**', '../http/**', '../../http/**'],
  message: 'Core, RPC and HTTP are composed by the hosts only: see the table in ARCHITECTURE.md.',
};
const rpcDoor = { group: ['../rpc/**', '../../rpc/**'], message: 'The RPC door is opened by electron/desktop only.' };
const httpDoor = {
  group: ['../http/**', '../../http/**'],
  message: 'The HTTP door is opened by electron/desktop only.',
};
const hosts = {
  group: ['../desktop/**', '../../desktop/**', '../cli/**', '../../cli/**', '../preload/**', '../../preload/**'],
  message: 'Nothing imports a host: hosts compose the rest.',
};
const featureInside = {
  group: ['**/features/*/**', '!**/features/*/index.ts', '!**/features/*/index.tsx', '!**/features/*/content.{ts,tsx}'],
  message: 'Enter a feature by its index; what it shows is loaded by renderer/app/start/panel-contents.ts.',
};
const upwards = {
  group: ['**/features/**', '**/app/**'],
  message: 'This is used by features and app, never the other way round.',
};

const drivers = [store, sqlite, keyring];
const disk = {
  group: ['**/shared/disk/**', '../disk/**', '../../disk/**'],
  message: 'Locks on folders are for core and the engine: they need Node.',
};
const threads = {
  group: ['**/shared/threads/**', '../threads/**', '../../threads/**'],
  message: 'Watching threads is for core and the engine: it needs Node.',
};
const processes = {
  group: ['**/shared/processes/**', '../processes/**', '../../processes/**'],
  message: 'Starting processes is for hosts, core and the engine: it needs Node.',
};
/** What core and the engine share and nobody else has, since it needs Node. */
const nodeShared = [disk, threads, processes];
const pure = [node, electron, ...drivers, wavesurfer, engine, mainSide, renderer, ...nodeShared];
const core = [electron, orpc, wavesurfer, engine, renderer, types(contract), rpcDoor, httpDoor, hosts];
const door = [electron, ...drivers, wavesurfer, engine, renderer, wire, audio, ...nodeShared, hosts];
const page = [node, electron, ...drivers, engine, mainSide, types(contract), wire, audio, ...nodeShared];

const only = (files: string[], patterns: Ban[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Ban[] }] },
});

const FEATURES = ['chat', 'images', 'library', 'music', 'settings', 'speak', 'tasks', 'transcribe', 'video', 'voices'];
const feature = (name: string) => {
  const group = FEATURES.filter((other) => other !== name).flatMap((other) => [`../${other}/**`, `../../${other}/**`]);
  const message = 'Features never import each other: meet in renderer/app or share through api, media, ui.';
  const bans = [...page, orpc, wavesurfer, { group: [...group, '**/app/**'], message }];
  const order = FOLDER_ORDER[name] ?? [];
  return [
    only([`renderer/features/${name}/**`], bans),
    ...order.map((folder) => only([`renderer/features/${name}/${folder}/*`], [...bans, importsBackUp(order, folder)])),
  ];
};

/** The table in section "Import rules" of ARCHITECTURE.md. Of several rows that match a file, the last one counts. */
const layers = [
  only(['shared/domain/**'], [...pure, orpc, contract, wire, audio]),
  only(['shared/audio/**'], [...pure, orpc, contract, wire]),
  only(['shared/service-api/**'], [...pure, orpc, contract, audio]),
  only(['shared/contract/**'], [...pure, wire, audio]),
  only(
    ['shared/disk/**'],
    [electron, store, keyring, orpc, wavesurfer, engine, mainSide, renderer, contract, wire, audio, threads, processes],
  ),
  only(
    ['shared/threads/**'],
    [electron, ...drivers, orpc, wavesurfer, engine, mainSide, renderer, contract, wire, audio, disk, processes],
  ),
  only(
    ['shared/processes/**'],
    [electron, ...drivers, orpc, wavesurfer, engine, mainSide, renderer, contract, wire, disk],
  ),
  only(['electron/core/**'], [...core, ...drivers]),
  only(['electron/core/database/**'], [...core, store, keyring]),
  only(['electron/core/settings/**'], [...core, sqlite, keyring]),
  only(['electron/core/secrets/**'], [...core, store, sqlite]),
  only(['electron/rpc/**'], [...door, httpDoor]),
  only(['electron/http/**'], [...door, orpc, contract, rpcDoor]),
  only(['electron/desktop/**'], [...drivers, orpc, wavesurfer, engine, renderer, types(contract), wire, audio, hosts]),
  only(
    ['electron/cli/**'],
    [electron, ...drivers, orpc, wavesurfer, engine, renderer, contract, rpcDoor, httpDoor, wire],
  ),
  only(['electron/preload/**'], [node, ...drivers, orpc, wavesurfer, engine, renderer, types(contract), doors, hosts]),
  only(['engine/**'], [electron, ...drivers, orpc, wavesurfer, mainSide, renderer, contract]),
  only(['renderer/**'], [...page, orpc, wavesurfer, featureInside]),
  only(['renderer/api/**'], [...page, wavesurfer, upwards]),
  only(['renderer/media/**'], [...page, orpc, upwards]),
  only(['renderer/ui/**'], [...page, orpc, wavesurfer, upwards]),
  ...FEATURES.flatMap(feature),
  // Tests bring the real parts together.
  only(['**/*.test.ts', '**/*.test.tsx', 'renderer/api/test-data/stand-in-core.ts'], [electron]),
];

const noFetch = {
  name: 'fetch',
  message: 'The service is reached by electron/core/service only, where the key is added and failures are decoded.',
};

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'promise', 'unicorn', 'oxc', 'node', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { builtin: true, es2024: true },
  ignorePatterns: ['dist', 'release', 'resources', 'test-results', 'bench-results'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
    'max-params': ['error', { max: 3 }],
    'no-console': 'error',
    'no-empty': 'error',
    // Playwright reads which fixtures a test wants from this pattern.
    'no-empty-pattern': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'prefer-const': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/prefer-node-protocol': 'error',
    // Services are plain objects of closures: their functions have no `this` to lose.
    'typescript/unbound-method': 'off',
    // By code point is what texts and names here are cut by.
    'typescript/no-misused-spread': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    // Functions called use… are hooks in the renderer only; see there.
    'react/rules-of-hooks': 'off',
    'react/set-state-in-effect': 'off',
  },
  overrides: [
    ...layers,
    { files: ['electron/core/**'], rules: { 'no-restricted-globals': ['error', noFetch] } },
    { files: ['electron/core/service/**'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['renderer/**'],
      rules: {
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
      },
    },
    // The signature of an Error with a cause.
    { files: ['shared/domain/failures/failure.ts'], rules: { 'max-params': ['error', { max: 4 }] } },
    { files: ['electron/cli/**', 'engine/main.ts', 'scripts/**'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/test-data/**', 'e2e/**', 'scripts/**'],
      rules: {
        'max-lines-per-function': 'off',
        'max-params': 'off',
        'no-console': 'off',
        'no-restricted-globals': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    { files: ['*.config.ts', 'e2e/playwright.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
