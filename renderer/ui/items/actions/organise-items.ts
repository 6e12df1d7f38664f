import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ColourLabel,
  itemRef,
  type OrganisedChange,
  type OrganisedUpdate,
  type Verdict,
} from '../../../../shared/domain/organisation/organised.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../feedback/announcer.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { colourLabelTexts } from '../colour-labels/colour-label-texts.ts';
import { texts } from '../items-texts.ts';
import { noteStep, organisedStep } from './undo-steps.ts';
import { showUndoToast } from './undo-toast.ts';

/** Changes how items are kept, one undo step that is called `label`. Failures are shown; resolves to whether it worked. */
export async function organise(ids: readonly ItemId[], values: OrganisedUpdate, label: string): Promise<boolean> {
  return await changeOrganised(() => client.organisation.update({ refs: ids.map(itemRef), values }), label);
}

/** Makes a change of order, one undo step that is called `label`. Failures are shown; resolves to whether it worked. */
export async function changeOrganised(change: () => Promise<OrganisedChange>, label: string): Promise<boolean> {
  try {
    const { undoId } = await change();
    if (undoId !== null) noteStep(organisedStep(label, undoId));
    announce(label);
    return true;
  } catch (error) {
    showFailureToast(texts.notDone(label), error);
    return false;
  }
}

/** Gives items stars; 0 takes them away. */
export const rateItems = (ids: readonly ItemId[], rating: number): Promise<boolean> =>
  organise(ids, { rating }, texts.rated(ids.length, rating));

/** Picks or rejects items; null takes that back. */
export const judgeItems = (ids: readonly ItemId[], verdict: Verdict | null): Promise<boolean> =>
  organise(ids, { verdict }, texts.judged(ids.length, verdict));

/** Labels items with a colour; null takes the label away. */
export const labelItems = (ids: readonly ItemId[], colourLabel: ColourLabel | null): Promise<boolean> =>
  organise(ids, { colourLabel }, colourLabelTexts.labelled(ids.length, colourLabel));

/** Makes items favourites, or takes the mark away. */
export const markFavourite = (ids: readonly ItemId[], isFavourite: boolean): Promise<boolean> =>
  organise(ids, { isFavourite }, texts.favourite(ids.length, isFavourite));

/** Moves items to the bin, with undo; then `leave` is called, so that what is gone is no longer selected. */
export async function binItems(ids: readonly ItemId[], leave: () => void): Promise<void> {
  if (ids.length === 0) return;
  const label = texts.binned(ids.length);
  const isDone = await changeOrganised(() => client.organisation.bin({ refs: ids.map(itemRef) }), label);
  if (!isDone) return;
  leave();
  showUndoToast(label);
}
