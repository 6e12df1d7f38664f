import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileResponse } from './file-response.ts';

/** Where the page and its files come from: the built folder, or a development server. */
export interface RendererSource {
  /** The page's HTML; `__CSP_NONCE__` stands where the nonce of this load goes. */
  document(): Promise<string>;
  /** A file of the page by its address; 404 when there is none. */
  asset(request: Request): Promise<Response>;
  /** What the page's policy must allow besides its own origin. */
  readonly policy: (nonce: string) => { connect: readonly string[]; script: readonly string[] };
}

const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
/** Small, and never asked for in parts. */
const CODE: ReadonlySet<string> = new Set(['.css', '.js', '.svg', '.woff2']);
const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * The built page in a folder: `index.html` and `assets/`. Names of assets carry a hash, so they may be kept for good. A start
 * asks for dozens of them while this process is busy, so code is answered in one piece, without a stream of its own.
 */
export function builtRenderer(folder: string): RendererSource {
  const assets = path.join(folder, 'assets');
  let names: Promise<ReadonlySet<string>> | null = null;
  return {
    document: () => readFile(path.join(folder, 'index.html'), 'utf8'),
    asset: async (request) => {
      const name = /^\/assets\/([\w.-]+)$/.exec(new URL(request.url).pathname)?.[1];
      names ??= namesOfFiles(assets);
      if (name === undefined || !(await names).has(name)) return new Response('Not found', { status: 404 });
      const file = path.join(assets, name);
      const extension = path.extname(name);
      const contentType = CONTENT_TYPES[extension] ?? 'application/octet-stream';
      if (!CODE.has(extension)) return fileResponse({ file, contentType, cacheControl: KEPT_FOR_GOOD }, request);
      return new Response(await readFile(file), {
        headers: { 'cache-control': KEPT_FOR_GOOD, 'content-type': contentType },
      });
    },
    policy: () => ({ connect: [], script: [] }),
  };
}

/** A Vite development server on loopback; its address must be an origin without a path. */
export function developmentRenderer(origin: string): RendererSource {
  const load = (address: string, init?: RequestInit) => fetch(new URL(address, origin), init);
  return {
    document: async () => (await load('/', { headers: { accept: 'text/html' } })).text(),
    asset: async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await load(pathname + search, { headers: { accept: request.headers.get('accept') ?? '*/*' } });
      const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
      return new Response(answer.body, { status: answer.status, headers: { 'content-type': contentType } });
    },
    policy: (nonce) => ({ connect: [origin.replace(/^http/, 'ws')], script: [`'nonce-${nonce}'`] }),
  };
}

/** Names of the files right inside `folder`, without links. A folder that isn't there has none. */
async function namesOfFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}
