import { readFile, realpath } from 'node:fs/promises';
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

/** The built page in a folder: `index.html` and `assets/`. Names of assets carry a hash, so they may be kept for good. */
export function builtRenderer(folder: string): RendererSource {
  return {
    document: () => readFile(path.join(folder, 'index.html'), 'utf8'),
    asset: async (request) => {
      const { pathname } = new URL(request.url);
      const name = /^\/assets\/(.+)$/.exec(pathname)?.[1];
      const file = name === undefined ? null : await fileInside(path.join(folder, 'assets'), name);
      if (file === null) return new Response('Not found', { status: 404 });
      const contentType = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
      return fileResponse({ file, contentType, cacheControl: 'public, max-age=31536000, immutable' }, request);
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

/** Real path of `name` under `folder`, or null for whatever lands outside it, symbolic links included. */
async function fileInside(folder: string, name: string): Promise<string | null> {
  const decoded = percentDecoded(name);
  if (decoded === null || decoded.includes('\0')) return null;
  const base = await realpath(folder).catch(absent);
  const file = await realpath(path.join(folder, path.normalize(`/${decoded}`))).catch(absent);
  return base !== null && file !== null && file.startsWith(base + path.sep) ? file : null;
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? '')) return null;
  throw error;
}
