import { reasonedFailure } from '../failures/reasoned-failure.ts';
import { changeLabels } from './labels.ts';
import { LONGEST_NOTE, type OrganisedUpdate, type OrganisedVoice } from './organised.ts';

/** What something is after an update. Throws INVALID_INPUT for a rating, label or note that there cannot be, and for too many labels. */
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
  const verdict = values.verdict === undefined ? {} : { verdict: values.verdict };
  const colourLabel = values.colourLabel === undefined ? {} : { colourLabel: values.colourLabel };
  const note = values.note === undefined ? {} : { note: cleanNote(values.note) };
  return { ...state, isFavourite, rating, tags, folders: folders.toSorted(), ...verdict, ...colourLabel, ...note };
}

function cleanNote(text: string): string {
  const note = text.normalize('NFC').trim();
  if (note.length > LONGEST_NOTE) throw reasonedFailure('INVALID_INPUT', 'note_too_long', { longest: LONGEST_NOTE });
  return note;
}
