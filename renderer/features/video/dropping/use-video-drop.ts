import { useEffect } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type VideoFacts, videoFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { clipRecipeSchema } from '../../../../shared/domain/recipe/clip-recipe.ts';
import type { AddedFile } from '../../../api/files/add-files.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { takeInFiles, takeInItem } from '../../../ui/items/take-in-files.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { fillForm, setPicture } from '../actions/reuse.ts';
import { setMusicBed } from '../cut/document/music-bed.ts';
import { draftOfRecipe } from '../form-draft/clip-draft.ts';
import type { PictureField } from '../form-draft/picture-state.ts';
import { texts } from '../texts.ts';

const words = texts.drop;
/** Reading a clip is reading its boxes: it takes less than this unless the disk hangs. */
const MOST_TRIES = 20;
const TRY_EVERY_MS = 100;

/** A place of the form that a picture is meant for; `replaced` is the picture that is there. */
export type PicturePlace = { field: PictureField; replaced: string | null };

const SOUND = /\.(mp3|wav|flac|m4a|aac|ogg|opus)$/i;
/**
 * While the panel is open it takes clips, whose recipe restores the form, pictures, which become frames, and sound, which becomes the
 * music of the open rough cut.
 */
export function useVideoDrop(): void {
  useEffect(
    () =>
      addFileTaker({
        takesName: (fileName) => /\.(png|jpe?g|webp|avif|gif|mp4|m4v)$/i.test(fileName) || SOUND.test(fileName),
        takesType: (type) => /^(?:image|audio)\//.test(type) || type === 'video/mp4',
        verb: words.verb,
        text: words.text,
        take: (files) => void takeFiles(files),
        takeItems: (ids) => void takeItem(ids),
      }),
    [],
  );
}

/** Where the next files are dropped: on a place of the form, or anywhere else. */
const drop: { place: PicturePlace | null } = { place: null };

/** Files are about to be dropped on a place of the form. Files that nobody takes leave the place to none that come later. */
export function dropOnPlace(place: PicturePlace): void {
  drop.place = place;
  setTimeout(() => (drop.place = null));
}

/** Adds files to the library and uses the first of them: where they were dropped, or at `place`. */
export async function takeFiles(files: File[], place: PicturePlace | null = drop.place): Promise<void> {
  const [first] = await takeInFiles(files, words.notAdded);
  try {
    if (first) await applyItem(first, place);
  } catch (error) {
    showFailureToast(words.notAdded, error);
  }
}

/** Uses an item that was dragged here from another panel. */
async function takeItem(ids: readonly ItemId[]): Promise<void> {
  const { place } = drop;
  await takeInItem(ids, words.notAdded, (item) => applyItem({ item, isKnown: true }, place));
}

async function applyItem({ item, isKnown }: AddedFile, place: PicturePlace | null): Promise<void> {
  const { id, kind, title, recipe } = item;
  if (kind === 'image') return setPicture(place?.field ?? 'firstFrameItemId', id, place?.replaced);
  if (kind === 'song' || kind === 'recording') return await setMusicBed(id);
  if (kind !== 'clip') return showToast({ message: words.noRecipe });
  const facts = await factsOfClip(id);
  const about = facts ? words.facts(facts.widthPx, facts.heightPx, facts.durationMs) : null;
  const read = clipRecipeSchema.safeParse(recipe).data;
  const said = isKnown ? words.known(title, about) : words.added(title, about);
  if (read) fillForm(draftOfRecipe(read), `${said} ${words.restored}`, { id, prompt: read.prompt });
  else showToast({ message: said });
  // The clip itself is shown: it is what the form now says.
  navigate('video', id);
}

/** Size and length of a clip, which are read within moments; null for one that cannot be read. */
async function factsOfClip(id: ItemId): Promise<VideoFacts | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { media } = await client.library.get({ id });
    if (media.state !== 'reading') return videoFactsOf(media);
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
  return null;
}
