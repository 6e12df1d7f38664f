import type { PanelId } from '../panel-id.ts';

/** `panels` are those in which commands of a scope work; `view` the only view of such a panel, where there is one. */
type ScopeRow = { panels: readonly PanelId[] | 'all'; view?: string };

/**
 * Where commands work. A new panel or view with commands of its own is a row here. Dialogs are no scope: an open one keeps all
 * keys to itself.
 */
export const COMMAND_SCOPES = {
  /** Whatever is open. */
  window: { panels: 'all' },
  /** The player, which is at the foot of every panel. */
  player: { panels: 'all' },
  /** Lists of documents and voices. */
  collection: { panels: ['transcribe', 'speak', 'voices', 'images', 'music', 'video', 'chat', 'library'] },
  /** Whatever can be undone. */
  editing: { panels: ['transcribe', 'speak', 'images', 'music', 'video', 'library'] },
  /** Lines of a transcript or of a script. */
  lines: { panels: ['transcribe', 'speak'] },
  transcript: { panels: ['transcribe'] },
  script: { panels: ['speak'] },
  voices: { panels: ['voices'] },
  /** Panels with a form that generates something. */
  generation: { panels: ['voices', 'images', 'music', 'video'] },
  images: { panels: ['images'] },
  music: { panels: ['music'] },
  video: { panels: ['video'] },
  /** Items of the library, in each panel that shows them as cards. */
  items: { panels: ['images', 'music', 'video', 'library'] },
  /** Items of the library that are played one after another. */
  hearing: { panels: ['music', 'library'] },
  /** Items that are gone through one after another, picked or rejected. */
  choosing: { panels: ['images', 'video', 'library'] },
  chat: { panels: ['chat'] },
  library: { panels: ['library'] },
  /** Two voices side by side. */
  comparison: { panels: ['voices'], view: 'comparison' },
} as const satisfies Record<string, ScopeRow>;

/** Name of a scope. */
export type CommandScope = keyof typeof COMMAND_SCOPES;

/** Whether a command of the scope can work in the panel. */
export function worksIn(scope: CommandScope, panel: PanelId): boolean {
  const { panels }: ScopeRow = COMMAND_SCOPES[scope];
  return panels === 'all' || panels.includes(panel);
}

/** Whether commands of two scopes can mean something at the same time: then they cannot have the same key. */
export function canBeActiveTogether(one: CommandScope, other: CommandScope): boolean {
  const [a, b]: ScopeRow[] = [COMMAND_SCOPES[one], COMMAND_SCOPES[other]];
  if (!a || !b) return false;
  if (a.view !== undefined && b.view !== undefined && a.view !== b.view) return false;
  if (a.panels === 'all' || b.panels === 'all') return true;
  return a.panels.some((panel) => b.panels !== 'all' && b.panels.includes(panel));
}
