import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { client } from '../../../api/client.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { binWithUndo } from '../../../ui/collection/bin/bin-with-undo.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { playingLine, playTake } from '../playback/play.ts';
import { texts } from './take-texts.ts';

/** Makes a take the one of its line; where the line is being heard, the take goes on at the same place. */
export async function pickTake(open: OpenScript, take: Take): Promise<void> {
  const isHeard = player.getState().isPlaying && playingLine()?.lineId === take.lineId;
  await change(texts.notPicked, () => client.scripts.setTake({ takeId: take.id, isPicked: true }));
  if (isHeard) await playTake(open, take);
}

/** Keeps a take from being cleaned up, or lets go of it. */
export function keepTake(take: Take): Promise<void> {
  return change(texts.notKept, () => client.scripts.setTake({ takeId: take.id, isKept: !take.isKept }));
}

/** Gives a take 0 to 5 stars. */
export function rateTake(take: Take, rating: number): Promise<void> {
  return change(texts.notRated, () => client.organisation.update({ refs: [itemRef(take.id)], values: { rating } }));
}

/** Moves a take to the bin, with undo. */
export function removeTake({ id, number }: Take): Promise<boolean> {
  return binWithUndo({
    title: texts.name(number),
    move: async () => {
      await client.scripts.removeTakes({ takeIds: [id] });
      return texts.removed(number);
    },
    restore: async () => void (await client.organisation.restore({ refs: [itemRef(id)] })),
  });
}

/** Compares takes with their script on this computer. */
export function checkTakes(takes: readonly Take[]): Promise<void> {
  return change(texts.notChecked, () => client.scripts.check({ takeIds: takes.map(({ id }) => id) }));
}

async function change(what: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    showFailureToast(what, error);
  }
}
