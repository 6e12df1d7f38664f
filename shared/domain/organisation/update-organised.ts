import { reasonedFailure } from '../failures/reasoned-failure.ts';
import { changeLabels, cleanLabel } from './labels.ts';
import { LONGEST_NOTE, type Organised, type OrganisedUpdate, type OrganisedVoice } from './organised.ts';

/** What something is after an update. Throws INVALID_INPUT for a rating, label, reason or note that there cannot be, and for too many labels. */
export function updateOrganised<State extends OrganisedVoice>(state: State, values: OrganisedUpdate): State {
  const { isFavourite = state.isFavourite, rating = state.rating } = values;
  if (!Number.isInteger(rating) || rating < 0 || rating > 5) {
    throw reasonedFailure('INVALID_INPUT', 'rating', { rating });
  }
  const tags = changeLabels('tag', state.tags, { all: values.tags, add: values.addTags, remove: values.removeTags });
  const folders = changeLabels('folder', state.folders, {
    all: values.folders,
    add: values.addFolders,
    remove: values.removeFolders,
  });
  const colourLabel = values.colourLabel === undefined ? {} : { colourLabel: values.colourLabel };
  const note = values.note === undefined ? {} : { note: cleanNote(values.note) };
  return {
    ...state,
    isFavourite,
    rating,
    tags,
    folders: folders.toSorted(),
    ...judged(state, values),
    ...colourLabel,
    ...note,
  };
}

/** A reason goes with its rejection. */
function judged(
  state: Partial<Organised>,
  { verdict = state.verdict, rejectReason = state.rejectReason ?? '' }: OrganisedUpdate,
): Partial<Organised> {
  if (verdict === undefined) return {};
  const hasReason = verdict === 'rejected' && rejectReason.trim() !== '';
  return { verdict, rejectReason: hasReason ? cleanLabel('reason', rejectReason) : '' };
}

function cleanNote(text: string): string {
  const note = text.normalize('NFC').trim();
  if (note.length > LONGEST_NOTE) throw reasonedFailure('INVALID_INPUT', 'note_too_long', { longest: LONGEST_NOTE });
  return note;
}
