import type { PanelId } from '../../../shared/domain/panel-id.ts';
import type { PanelContent } from '../../ui/layout/panel.ts';

/** The code of each panel is a file of its own. This module is part of the first script, so it imports nothing else. */
const CONTENTS: Record<PanelId, () => Promise<{ content: PanelContent }>> = {
  transcribe: () => import('../../features/transcribe/content.ts'),
  speak: () => import('../../features/speak/content.ts'),
  voices: () => import('../../features/voices/content.ts'),
  images: () => import('../../features/images/content.ts'),
  video: () => import('../../features/video/content.ts'),
  chat: () => import('../../features/chat/content.ts'),
  music: () => import('../../features/music/content.ts'),
  library: () => import('../../features/library/content.ts'),
  tasks: () => import('../../features/tasks/content.ts'),
  settings: () => import('../../features/settings/content.tsx'),
};

const loaded = new Map<PanelId, PanelContent>();
const loading = new Map<PanelId, Promise<PanelContent>>();

/** What a panel shows, where its code was read already. */
export const loadedContent = (id: PanelId): PanelContent | null => loaded.get(id) ?? null;

/** Reads the code of a panel, once. Rejects when it cannot be read; then the next call tries again. */
export function loadContent(id: PanelId): Promise<PanelContent> {
  const before = loading.get(id);
  if (before) return before;
  const reading = CONTENTS[id]().then(({ content }) => {
    loaded.set(id, content);
    return content;
  });
  loading.set(id, reading);
  reading.catch(() => loading.delete(id));
  return reading;
}

/** The panel that an address names, e.g. `#/speak/s_1`; the first one for any other. */
export function panelIdOf(hash: string): PanelId {
  const [id] = hash.replace(/^#?\/?/, '').split('/');
  return (Object.keys(CONTENTS) as PanelId[]).find((known) => known === id) ?? 'transcribe';
}

/** Reads the code of all panels while the window is idle, one after the other, so that every panel opens at once. */
export async function loadOtherContents(): Promise<void> {
  for (const id of Object.keys(CONTENTS) as PanelId[]) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    // It is tried again when the panel is opened, which tells.
    await loadContent(id).catch((error: unknown) => console.warn(`The panel ${id} could not be read ahead.`, error));
  }
}
