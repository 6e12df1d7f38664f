import { EMPTY_CUT, newMusic } from '../../../../../shared/domain/cut/cut.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { useVideo } from '../../results/video-store.ts';
import { changeCut, createCut, cutsQuery } from './change-cut.ts';
import { useCutStore } from './cut-store.ts';
import { cutTexts as words } from './cut-texts.ts';

/** Makes a song or recording the music of the open rough cut, which keeps its level and fades; begins one where there is none. */
export async function setMusicBed(itemId: ItemId): Promise<void> {
  try {
    const cuts = await queryClient.fetchQuery(cutsQuery);
    const { openId } = useCutStore.getState();
    const cut = cuts.find(({ id }) => id === openId) ?? cuts.at(-1);
    if (!cut) return await createCut([], { document: { ...EMPTY_CUT, music: newMusic(itemId) } });
    changeCut(cut.id, 'music', (document) => ({
      ...document,
      music: document.music ? { ...document.music, itemId } : newMusic(itemId),
    }));
    useVideo.setState({ view: 'cut' });
    showToast({ message: words.sound.bedSet(cut.name) });
  } catch (error) {
    showFailureToast(words.notSaved, error);
  }
}
