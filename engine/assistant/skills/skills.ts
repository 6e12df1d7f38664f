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
import { singLyrics } from './generating/sing-lyrics.ts';
import { speakText } from './generating/speak-text.ts';
import { transcribeAsText, transcribeRecordings } from './generating/transcribe-recordings.ts';
import { changeLast, changeLastInFewWords } from './follow-up/change-last.ts';
import { repeatLast } from './follow-up/repeat-last.ts';
import { sameAgain } from './follow-up/same-again.ts';
import { useOfferedTool } from './offered/use-offered-tool.ts';
import { answerFromText, quotePassage } from './reading/answer-from-text.ts';
import { countText } from './reading/extracts/count-text.ts';
import { extractSentences } from './reading/extracts/extract-sentences.ts';
import { tellLine } from './reading/extracts/tell-line.ts';
import { findMentions } from './reading/find-mentions.ts';
import { findQuotes } from './reading/find-quotes.ts';
import { makeChapters } from './reading/make-chapters.ts';
import { readText } from './reading/read-text.ts';
import { suggestTitles } from './reading/suggest-titles.ts';
import { summarise } from './reading/summarise.ts';
import { tellKeywords } from './reading/tell-keywords.ts';
import { tellMoment } from './reading/tell-moment.ts';
import { tellSpeakers } from './reading/tell-speakers.ts';
import { editLines } from './lines/edit-lines.ts';
import { createScript } from './scripts/create-script.ts';
import { castVoice } from './scripts/cast-voice.ts';
import { addLines } from './scripts/add-lines.ts';
import { renameCharacter } from './scripts/rename-character.ts';
import { setDelivery, setDeliveryLoosely } from './scripts/set-delivery.ts';
import { answerHelp } from './talk/answer-help.ts';
import { chooseItem } from './talk/choose-item.ts';
import { leaveIt } from './talk/leave-it.ts';
import { undoLast } from './studio/undo-last.ts';
import { outOfReach } from './talk/out-of-reach.ts';
import { tellShortcut } from './talk/tell-shortcut.ts';
import { smallTalk } from './talk/small-talk.ts';
import { listVoices } from './studio/list-voices.ts';
import { cancelTask, listTasks, waitForTask } from './studio/task-skills.ts';
import { askWhichSpeaker } from './transcripts/ask-which-speaker.ts';
import { exportTranscript } from './transcripts/export-transcript.ts';
import { renameSpeaker } from './transcripts/rename-speaker.ts';
import { replaceText } from './transcripts/replace-text.ts';
import { swapNames } from './transcripts/swap-names.ts';
import { askWhatIsMeant, tellLimit } from './unsure/ask-what-is-meant.ts';
import { beginLater } from './unsure/begin-later.ts';
import { leaveDecision } from './unsure/leave-decision.ts';
import { tellAbility } from './unsure/tell-ability.ts';
import { readLoosely } from './loose/read-loosely.ts';
import { improvePrompt } from './writing/improve-prompt.ts';
import { rewordText } from './writing/reword-text.ts';
import { titleMade } from './writing/title-made.ts';
import { writeLyrics } from './writing/write-lyrics.ts';

/** Skills that take nothing away: what was read in a roundabout way may be given to them. */
const HARMLESS: readonly Skill[] = [
  makeClip,
  drawImages,
  composeSong,
  speakText,
  transcribeRecordings,
  renameItems,
  rateItems,
  favouriteItems,
  tagItems,
  listVoices,
  exportItems,
  exportTranscript,
  tellSpeakers,
  extractSentences,
  tellKeywords,
  findMentions,
  itemDetails,
  summarise,
  findQuotes,
  makeChapters,
  suggestTitles,
  openItem,
  findInLibrary,
];

/**
 * What the studio assistant can do. The first skill that understands a clause has it, so what is said in few ways comes before
 * what is said in many. A new skill is a file with its examples and a line here.
 */
export const SKILLS: readonly Skill[] = [
  smallTalk,
  tellAbility,
  leaveIt,
  undoLast,
  tellShortcut,
  chooseItem,
  sameAgain(() => HARMLESS),
  swapNames,
  repeatLast,
  changeLast,
  setDelivery,
  editLines,
  improvePrompt,
  rewordText,
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
  askWhichSpeaker,
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
  tellMoment,
  tellSpeakers,
  quotePassage,
  countText,
  tellLine,
  extractSentences,
  findMentions,
  itemDetails,
  titleMade,
  tellKeywords,
  summarise,
  findQuotes,
  makeChapters,
  suggestTitles,
  binItems,
  openItem,
  listTasks,
  arrangeNamedBoards,
  setDeliveryLoosely,
  outOfReach,
  findInLibrary,
  readLoosely,
  transcribeAsText,
  makeLoosely,
  useOfferedTool,
  readText,
  findItems,
  beginLater(() => HARMLESS),
  answerFromText,
  answerHelp,
  leaveDecision,
  changeLastInFewWords,
  tellLimit,
  askWhatIsMeant,
];
