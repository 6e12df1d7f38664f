import { useEffect, useEffectEvent } from 'react';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { useClipsState } from './clips-context.tsx';
import { showClip } from './select-clips.ts';
import { NO_SEARCH, useVideo } from './video-store.ts';

/**
 * Shows what the address names once it is there: a clip by its ID, or the clip of a job (`job/<id>`), which has a card while there
 * is none. A clip that is older than what the panel shows is looked at in the Library.
 */
export function useOpenedClip(): void {
  const { panel, path } = useRoute();
  const { clips } = useClipsState();
  const [first = '', second = ''] = panel === 'video' ? path : [];
  const address = first === 'job' ? second : first;
  const open = useEffectEvent(() => {
    if (!clips || address === '') return;
    const { words, filter } = useVideo.getState();
    if (words !== '' || filter !== 'all') {
      useVideo.setState(NO_SEARCH);
      return;
    }
    const isShown = showClip(clips, ({ row, generation }) =>
      first === 'job' ? generation?.jobId === address : row.id === address,
    );
    if (isShown) useVideo.setState({ view: 'clips' });
    if (isShown || first === 'job') replaceRoute('video');
    else replaceRoute('library', address);
  });
  useEffect(() => open(), [address, clips]);
}
