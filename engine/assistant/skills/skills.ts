import type { Skill } from './skill.ts';
import { arrangeBoards, arrangeNamedBoards } from './library/arrange-boards.ts';
import { binItems } from './library/bin-items.ts';
import { exportItems } from './library/export-items.ts';
import { favouriteItems } from './library/favourite-items.ts';
import { findInLibrary, findItems } from './library/find-items.ts';
import { itemDetails } from './library/item-details.ts';
import { openItem } from './library/open-item.ts';
import { rateItems } from './library/rate-items.ts';
import { renameItems } from './library/rename-items.ts';
import { restoreItems } from './library/restore-items.ts';
import { tagItems } from './library/tag-items.ts';
import { composeSong } from './generating/compose-song.ts';
import { drawImages } from './generating/draw-images.ts';
import { drawText } from './generating/draw-text.ts';
import { makeLoosely } from './generating/make-loosely.ts';
import { makeClip } from './generating/make-clip.ts';
import { repeatLast } from './generating/repeat-last.ts';
import { singLyrics } from './generating/sing-lyrics.ts';
import { speakText } from './generating/speak-text.ts';
import { transcribeRecordings } from './generating/transcribe-recordings.ts';
import { useOfferedTool } from './offered/use-offered-tool.ts';
import { findMentions } from './reading/find-mentions.ts';
import { findQuotes } from './reading/find-quotes.ts';
import { makeChapters } from './reading/make-chapters.ts';
import { readText } from './reading/read-text.ts';
import { suggestTitles } from './reading/suggest-titles.ts';
import { summarise } from './reading/summarise.ts';
import { editLines } from './lines/edit-lines.ts';
import { createScript } from './scripts/create-script.ts';
import { castVoice } from './scripts/cast-voice.ts';
import { addLines } from './scripts/add-lines.ts';
import { renameCharacter } from './scripts/rename-character.ts';
import { answerHelp } from './talk/answer-help.ts';
import { chooseItem } from './talk/choose-item.ts';
import { leaveIt } from './talk/leave-it.ts';
import { undoLast } from './studio/undo-last.ts';
import { outOfReach } from './talk/out-of-reach.ts';
import { tellShortcut } from './talk/tell-shortcut.ts';
import { smallTalk } from './talk/small-talk.ts';
import { listVoices } from './studio/list-voices.ts';
import { cancelTask, listTasks, waitForTask } from './studio/task-skills.ts';
import { exportTranscript } from './transcripts/export-transcript.ts';
import { renameSpeaker } from './transcripts/rename-speaker.ts';
import { replaceText } from './transcripts/replace-text.ts';
import { readLoosely } from './loose/read-loosely.ts';
import { improvePrompt } from './writing/improve-prompt.ts';
import { writeLyrics } from './writing/write-lyrics.ts';

/**
 * What the studio assistant can do. The first skill that understands a clause has it, so what is said in few ways comes before
 * what is said in many. A new skill is a file with its examples and a line here.
 */
export const SKILLS: readonly Skill[] = [
  smallTalk,
  leaveIt,
  undoLast,
  tellShortcut,
  chooseItem,
  repeatLast,
  editLines,
  improvePrompt,
  singLyrics,
  writeLyrics,
  createScript,
  makeClip,
  drawText,
  drawImages,
  composeSong,
  addLines,
  speakText,
  transcribeRecordings,
  castVoice,
  renameItems,
  renameSpeaker,
  renameCharacter,
  replaceText,
  arrangeBoards,
  rateItems,
  favouriteItems,
  tagItems,
  restoreItems,
  listVoices,
  waitForTask,
  cancelTask,
  exportItems,
  exportTranscript,
  findMentions,
  itemDetails,
  summarise,
  findQuotes,
  makeChapters,
  suggestTitles,
  binItems,
  openItem,
  listTasks,
  arrangeNamedBoards,
  outOfReach,
  findInLibrary,
  readLoosely,
  makeLoosely,
  useOfferedTool,
  readText,
  findItems,
  answerHelp,
];
