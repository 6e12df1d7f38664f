import type { Clause } from '../../plan/clause.ts';
import type { Action, Skill } from '../skill.ts';
import { drawImages } from '../generating/draw-images.ts';
import { makeClip } from '../generating/make-clip.ts';
import { speakText } from '../generating/speak-text.ts';
import { findInLibrary, findItems } from '../library/find-items.ts';
import { renameItems } from '../library/rename-items.ts';
import { tagItems } from '../library/tag-items.ts';
import { editLines } from '../lines/edit-lines.ts';
import { exportTranscript } from '../transcripts/export-transcript.ts';
import { renameSpeaker } from '../transcripts/rename-speaker.ts';
import { replaceText } from '../transcripts/replace-text.ts';
import { ofMotion, ofSearch, ofSight, ofSpeech, ofTags, ofTitles } from './loose-items.ts';
import { ofFormats, ofLines, ofSimilarNames, ofSpeakers, ofSpelling, ofWords } from './loose-texts.ts';

/** How a clause may be read by what it names, and the skills that do what is read. None of them takes an item away. */
const READINGS: readonly (readonly [read: (text: string) => string | null, skills: readonly Skill[]])[] = [
  [ofLines, [editLines, speakText]],
  [ofSpeakers, [renameSpeaker]],
  [ofWords, [replaceText]],
  [ofSpelling, [replaceText]],
  [ofSimilarNames, [replaceText]],
  [ofTags, [tagItems]],
  [ofTitles, [renameItems]],
  [ofSpeech, [speakText]],
  [ofMotion, [makeClip]],
  [ofFormats, [exportTranscript]],
  [ofSearch, [findInLibrary, findItems]],
  [ofSight, [drawImages]],
];

/** Reads a clause by what it names, where no skill knows the way in which it is said. */
export const readLoosely: Skill = {
  name: 'read loosely',
  examples: ['Lines 1 and 2 can go', 'No more draft tag on this', 'Have we still got that song about the tide?'],
  understand(clause) {
    if (clause.isAboutDoing) return null;
    for (const [read, skills] of READINGS) {
      const text = read(clause.text);
      const action = text === null ? null : first(skills, { ...clause, text });
      if (action) return action;
    }
    return null;
  },
};

function first(skills: readonly Skill[], clause: Clause): Action | null {
  for (const skill of skills) {
    const action = skill.understand(clause);
    if (action) return action;
  }
  return null;
}
