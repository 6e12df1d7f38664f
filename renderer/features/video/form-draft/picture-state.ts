import { useQueries } from '@tanstack/react-query';
import { type ClipPicture, pictureProblem } from '../../../../shared/domain/generation/clips/clip-frames.ts';
import { clipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { imageFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { api } from '../../../api/client.ts';
import type { FormProblem } from '../../../ui/generation-form/form-problems.ts';
import { type ClipDraft, recipeOf } from './clip-draft.ts';
import { formTexts } from './form-texts.ts';

/** Fields that hold pictures. */
export type PictureField = 'firstFrameItemId' | 'lastFrameItemId' | 'referenceItemIds';

/** A picture of the form. `canBeCropped`: only its shape is wrong. */
export type FormPicture = {
  field: PictureField;
  id: ItemId;
  item: LibraryItem | null;
  picture: ClipPicture | null;
  problem: string | null;
  canBeCropped: boolean;
};

/** The pictures that a draft would send, and how they are. */
export function useFormPictures(draft: ClipDraft): FormPicture[] {
  const named = picturesOf(draft);
  const generation = clipModel(draft.model)?.generation ?? 1;
  return useQueries({
    queries: named.map(({ id }) => ({ ...api.library.get.queryOptions({ input: { id } }), retry: false })),
    combine: (queries) =>
      named.map((each, index) => {
        const query = queries[index];
        return { ...each, ...stateOf(query?.data ?? null, query?.isError ?? false, generation) };
      }),
  });
}

function picturesOf(draft: ClipDraft): Pick<FormPicture, 'field' | 'id'>[] {
  const { firstFrameItemId, lastFrameItemId, referenceItemIds } = recipeOf(draft);
  const named = (field: PictureField) => (id: string) => ({ field, id: id as ItemId });
  return [
    ...(firstFrameItemId === null ? [] : [named('firstFrameItemId')(firstFrameItemId)]),
    ...(lastFrameItemId === null ? [] : [named('lastFrameItemId')(lastFrameItemId)]),
    ...referenceItemIds.map(named('referenceItemIds')),
  ];
}

function stateOf(item: LibraryItem | null, isGone: boolean, generation: 1 | 2): Omit<FormPicture, 'field' | 'id'> {
  const none = { item, picture: null, problem: null, canBeCropped: false };
  if (isGone || item?.binnedAtMs != null) return { ...none, item: null, problem: formTexts.gone };
  if (item === null || item.media.state === 'reading') return none;
  const facts = imageFactsOf(item.media);
  if (!facts) return { ...none, problem: formTexts.noImage };
  const picture = { ...facts, sizeBytes: item.sizeBytes ?? 0 };
  const problem = pictureProblem(picture, generation);
  const text = problem && reasonText({ ...problem.facts, reason: problem.reason });
  return { item, picture, problem: text, canBeCropped: problem?.reason === 'frame_ratio' };
}

/** What is wrong with the pictures of the form. */
export const pictureProblems = (pictures: readonly FormPicture[]): FormProblem<keyof ClipDraft>[] =>
  pictures.flatMap(({ field, problem }) =>
    problem === null ? [] : [{ kind: 'wrong' as const, field, text: problem }],
  );
