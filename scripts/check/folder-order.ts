import { posix } from 'node:path';

/**
 * The order of the folders inside a feature: a folder may import those before it, never one behind it. At the root of a feature
 * lie its texts, which everything may import, and what puts the folders together (panel and content), which nothing may. A
 * folder with folders in it comes behind them.
 */
export const FOLDER_ORDER: Readonly<Record<string, readonly string[]>> = {
  chat: [
    'conversation',
    'costs',
    'markdown',
    'calls',
    'messages',
    'prompts',
    'assistants',
    'dictation',
    'composer',
    'list',
    'dock',
    'stage',
    'pane',
    'mini',
  ],
  images: [
    'form-draft',
    'results',
    'editing/geometry',
    'editing/draft',
    'actions',
    'dropping',
    'form/subject',
    'form',
    'gallery',
    'dock',
    'looking',
    'editing/crop',
    'editing/controls',
    'editing/result',
    'editing/editor',
    'stage',
  ],
  music: ['form-draft', 'results', 'editing', 'actions', 'dropping', 'lyrics', 'form', 'list', 'head', 'dock', 'stage'],
  speak: [
    'document',
    'text',
    'lines',
    'clipboard',
    'generation',
    'playback',
    'takes',
    'waveform',
    'editor/session',
    'editor/popup',
    'editor',
    'find',
    'rows/facts',
    'rows',
    'importing',
    'exporting',
    'generate-bar',
    'list/pronunciations',
    'list',
    'dock/form',
    'dock/cast',
    'dock/scopes',
    'dock/takes',
    'dock/delivery',
    'dock/effects',
    'dock/audio',
    'dock',
    'stage',
  ],
  transcribe: [
    'document',
    'learning',
    'lines',
    'find',
    'checking',
    'tools',
    'filter',
    'rows/text',
    'rows',
    'importing/state',
    'importing/subtitles',
    'importing',
    'recording',
    'waveform',
    'history',
    'exporting',
    'proposals',
    'corrections',
    'range',
    'rewriting',
    'dock',
    'stage',
  ],
  video: [
    'form-draft',
    'shots',
    'results',
    'cut/document',
    'cut/fields',
    'cut/captions',
    'cut',
    'actions',
    'dropping',
    'form/camera',
    'form',
    'gallery',
    'player',
    'requests',
    'storyboard',
    'dock',
    'stage',
  ],
  voices: [
    'clone-draft',
    'collection',
    'preview',
    'bundle',
    'clone/parts',
    'clone/material',
    'clone/span',
    'clone/transcript',
    'clone/naming',
    'clone',
    'compare',
    'design',
    'list',
    'dock',
    'grid',
    'stage',
  ],
};

/** What a file of a folder may not import, as a pattern of the linter: folders behind it, and the feature's root but for its texts. */
export function importsBackUp(order: readonly string[], folder: string): { regex: string; message: string } {
  const up = String.raw`\.\./`.repeat(folder.split('/').length);
  const behind = order.slice(order.indexOf(folder) + 1).map((each) => pathBetween(folder, each));
  const root = `${up}(?:index|content|[^/]*-[^/]*)[.]tsx?`;
  return {
    regex: `^(?:${[root, ...behind.map((each) => `${each}/[^/]+`)].join('|')})$`,
    message: 'The folders of a feature have one order, see scripts/check/folder-order.ts: nothing imports back up.',
  };
}

/** How a file of one folder names another folder, as a regular expression. */
function pathBetween(from: string, to: string): string {
  const path = posix.relative(from, to);
  return (path.startsWith('.') ? path : `./${path}`).replaceAll('.', String.raw`\.`);
}
