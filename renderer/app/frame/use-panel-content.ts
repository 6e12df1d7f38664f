import { useEffect, useState } from 'react';
import type { PanelId } from '../../../shared/domain/panel-id.ts';
import type { PanelContent } from '../../ui/layout/panel.ts';
import { loadContent, loadedContent } from '../start/panel-contents.ts';

/** What a panel shows, null while its code is being read. Throws into the error boundary when it cannot be read. */
export function usePanelContent(id: PanelId): PanelContent | null {
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [read, setRead] = useState<PanelContent | null>(null);
  const content = loadedContent(id) ?? read;
  useEffect(() => {
    if (content) return;
    let isShown = true;
    loadContent(id).then(
      (value) => isShown && setRead(value),
      (error: unknown) => isShown && setFailed({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [id, content]);
  if (failed) throw failed.error;
  return content;
}
