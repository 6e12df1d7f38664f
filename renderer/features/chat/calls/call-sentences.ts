import type { ItemId } from '../../../../shared/domain/ids.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import { GET_TOOLS, toolsAskedFor } from '../../../../shared/domain/tools/offered-tools.ts';
import { isToolName, type ToolInput, type ToolName, TOOLS } from '../../../../shared/domain/tools/tools.ts';
import { count, countLines } from '../../../ui/text/count.ts';
import { toolTitle } from './call-texts.ts';
import { formatRunningClock } from '../../../ui/time/formats.ts';
import { deliverySentence } from './delivery-sentence.ts';
import { describeInput } from './describe-call.ts';

/** What the window knows of things that calls name by their IDs. */
export type CallNames = {
  titleOf(id: string): string | undefined;
  boardOf(id: string): string | undefined;
  voiceOf(id: string): string | undefined;
};

/** As much of a text is quoted. */
const SHOWN_CHARACTERS = 160;

type Sentences = { readonly [Name in ToolName]: (input: ToolInput<Name>, names: CallNames) => string };

const quote = (text: string) =>
  `“${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text}”`;

function item({ titleOf }: CallNames, id: string, otherwise = 'an item'): string {
  const title = titleOf(id);
  return title === undefined ? otherwise : quote(title);
}

const items = (names: CallNames, ids: readonly ItemId[]) =>
  ids.length === 1 && ids[0] !== undefined ? item(names, ids[0]) : count(ids.length, 'item', 'items');

const board = ({ boardOf }: CallNames, id: string) => {
  const name = boardOf(id);
  return name === undefined ? 'a board' : `the board ${quote(name)}`;
};

const changesLines = (of: string, lines: readonly { text: string }[]) =>
  `Replaces the text of ${countLines(lines.length)} of ${of}: ${quote(lines[0]?.text ?? '')}`;

const where = (engine: 'local' | 'cloud' | undefined) =>
  engine === undefined ? '' : engine === 'cloud' ? ', in the cloud' : ', on this computer';

const tags = (names: readonly string[]) => names.map(quote).join(', ');

const SENTENCES: Sentences = {
  find_in_library: ({ query }) => (query === '' ? 'Lists the library.' : `Searches the library for ${quote(query)}.`),
  get_item: ({ id }, names) => `Looks up ${item(names, id)}.`,
  open_in_window: ({ id, atSeconds, panel }, names) =>
    id === undefined
      ? `Opens the panel ${panel ?? ''}.`
      : `Opens ${item(names, id)}${atSeconds === undefined ? '' : ` at ${formatRunningClock(atSeconds * 1000)}`}.`,
  rename_items: ({ names: renamed }, names) =>
    renamed.length === 1 && renamed[0]
      ? `Renames ${item(names, renamed[0].id)} to ${quote(renamed[0].title)}.`
      : `Renames ${count(renamed.length, 'item', 'items')}: ${tags(renamed.slice(0, 5).map(({ title }) => title))}${renamed.length > 5 ? '…' : ''}.`,
  tag_items: ({ ids, add, remove }, names) => {
    const changes = [add.length > 0 ? `adds ${tags(add)}` : '', remove.length > 0 ? `removes ${tags(remove)}` : ''];
    return `Tags of ${items(names, ids)}: ${changes.filter((each) => each !== '').join(' and ') || 'no change'}.`;
  },
  set_favourite: ({ ids, isFavourite }, names) =>
    isFavourite ? `Marks ${items(names, ids)} as favourite.` : `Removes ${items(names, ids)} from the favourites.`,
  rate_items: ({ ids, rating }, names) =>
    rating === 0
      ? `Removes the stars of ${items(names, ids)}.`
      : `Gives ${items(names, ids)} ${count(rating, 'star', 'stars')}.`,
  list_boards: () => 'Lists boards.',
  create_board: ({ name, ids }, names) => `Creates the board ${quote(name)} with ${items(names, ids)}.`,
  add_to_board: ({ boardId, ids }, names) => `Adds ${items(names, ids)} to ${board(names, boardId)}.`,
  remove_from_board: ({ boardId, ids }, names) => `Removes ${items(names, ids)} from ${board(names, boardId)}.`,
  move_to_bin: ({ ids }, names) =>
    `Moves ${items(names, ids)} to the bin, with what belongs to ${ids.length === 1 ? 'it' : 'them'}.`,
  restore_from_bin: ({ ids }, names) => `Restores ${items(names, ids)} from the bin.`,
  undo_change: () => 'Undoes a change that was made in this chat.',
  read_transcript: ({ id }, names) => `Reads ${item(names, id, 'a transcript')}.`,
  rename_speaker: ({ id, name }, names) => `Renames a speaker to ${quote(name)} in ${item(names, id, 'a transcript')}.`,
  replace_in_transcript: ({ id, find, replacement, matchesCase, matchesWholeWords }, names) =>
    `${replaces(find, replacement)} in ${item(names, id, 'a transcript')}${switches({ matchesCase, matchesWholeWords })}.`,
  find_in_transcript: ({ id, find }, names) => `Looks for ${quote(find)} in ${item(names, id, 'a transcript')}.`,
  set_transcript_lines: ({ id, lines }, names) => changesLines(item(names, id, 'a transcript'), lines),
  split_transcript_line: ({ id, before }, names) =>
    `Splits a line of ${item(names, id, 'a transcript')} before ${quote(before)}.`,
  merge_transcript_lines: ({ id, lineIds }, names) =>
    `Merges ${countLines(lineIds.length)} of ${item(names, id, 'a transcript')}.`,
  undo_transcript_edit: ({ id }, names) => `Undoes the last edit of ${item(names, id, 'a transcript')}.`,
  export_transcript: ({ id, format }, names) =>
    `Reads ${item(names, id, 'a transcript')} as ${format.toUpperCase()}. Writes no file.`,
  read_script: ({ id }, names) => `Reads ${item(names, id, 'a script')}.`,
  create_script: ({ text, title }) =>
    `Creates the script ${quote(title === '' ? text : title)}${title === '' ? '' : ` of ${quote(text)}`}.`,
  add_script_lines: ({ id, lines }, names) =>
    `Adds ${countLines(lines.length)} to ${item(names, id, 'a script')}: ${quote(lines[0]?.text ?? '')}`,
  set_script_lines: ({ id, lines }, names) => changesLines(item(names, id, 'a script'), lines),
  delete_script_lines: ({ id, lineIds }, names) =>
    `Deletes ${countLines(lineIds.length)} of ${item(names, id, 'a script')}.`,
  replace_in_script: ({ id, find, replacement, matchesCase, matchesWholeWords }, names) =>
    `${replaces(find, replacement)} in ${item(names, id, 'a script')}${switches({ matchesCase, matchesWholeWords })}.`,
  cast_voice: ({ id, character, voiceId }, names) =>
    `Gives ${character === undefined ? 'lines without a character' : quote(character)} the voice ${quote(names.voiceOf(voiceId) ?? voiceId)} in ${item(names, id, 'a script')}.`,
  set_delivery: (input, names) => deliverySentence(input, item(names, input.id, 'a script')),
  rename_character: ({ id, character, name }, names) =>
    `Renames ${quote(character)} to ${quote(name)} in ${item(names, id, 'a script')}.`,
  undo_script_edit: ({ id }, names) => `Undoes the last edit of ${item(names, id, 'a script')}.`,
  list_voices: ({ query }) => (query === '' ? 'Lists voices.' : `Looks for voices with ${quote(query)}.`),
  generate_images: ({ prompt, ratio, count: number, style, seed, subjectId, engine }, names) =>
    [
      `Generates ${count(number, 'image', 'images')} of ${quote(prompt)}, ${ratio}`,
      style === undefined ? '' : `, ${style} style`,
      seed === undefined ? '' : `, seed ${seed}`,
      subjectId === undefined ? '' : `, with the character of ${item(names, subjectId, 'an image')}`,
      `${where(engine)}.`,
    ].join(''),
  generate_song: ({ style, count: number, isInstrumental, lyrics, engine }) =>
    [
      `Generates ${count(number, 'song', 'songs')} in the style ${quote(style)}`,
      isInstrumental
        ? ', without vocals'
        : lyrics.trim() === ''
          ? ', with new lyrics'
          : `, with the lyrics ${quote(lyrics)}`,
      `${where(engine)}.`,
    ].join(''),
  generate_clip: ({ prompt, firstFrameId, lastFrameId, durationSeconds, resolution, engine }, names) =>
    [
      'Generates a clip',
      prompt === '' ? '' : ` of ${quote(prompt)}`,
      firstFrameId === undefined ? '' : ` that begins with ${item(names, firstFrameId, 'an image')}`,
      lastFrameId === undefined ? '' : ` and ends with ${item(names, lastFrameId, 'an image')}`,
      durationSeconds === undefined ? '' : `, ${durationSeconds} s`,
      resolution === undefined ? '' : `, ${resolution}`,
      `${where(engine)}.`,
    ].join(''),
  generate_speech: ({ text, engine }) => `Creates a script and lets voices speak it${where(engine)}: ${quote(text)}`,
  narrate_script: ({ id, lineIds, again, engine }, names) => {
    const lines = lineIds === undefined ? 'the lines' : countLines(lineIds.length);
    const which = again ? '' : ' that have no take that fits';
    return `Generates ${lines} of ${item(names, id, 'a script')}${which}${where(engine)}.`;
  },
  transcribe_recordings: ({ ids, language, engine }, names) =>
    `Transcribes ${items(names, ids)}${language === undefined ? '' : `, language ${language}`}${where(engine)}.`,
  list_tasks: ({ state }) => (state === 'all' ? 'Lists tasks.' : `Lists ${state} tasks.`),
  wait_for_task: ({ timeoutSeconds }) => `Waits for a task, ${timeoutSeconds} s at the longest.`,
  cancel_task: () => 'Stops a task. What is finished is kept.',
  export_items: ({ ids, textFormat, imageFormat, withChapters, asArchive }, names) =>
    [
      `Writes ${items(names, ids)} into a folder that you choose`,
      asArchive ? ', as a ZIP file' : '',
      imageFormat === 'original' ? '' : `, images as ${imageFormat.toUpperCase()}`,
      textFormat === 'txt' ? '' : `, texts as ${textFormat.toUpperCase()}`,
      withChapters ? ', with chapters' : '',
      '.',
    ].join(''),
  export_narration: ({ id, format, subtitles }, names) =>
    `Writes the narration of ${item(names, id, 'a script')} as ${[format, ...subtitles]
      .map((each) => each.toUpperCase())
      .join(', ')} into a folder that you choose.`,
};

const replaces = (find: string, replacement: string) =>
  replacement === '' ? `Removes ${quote(find)}` : `Replaces ${quote(find)} with ${quote(replacement)}`;

const switches = ({ matchesCase, matchesWholeWords }: { matchesCase: boolean; matchesWholeWords: boolean }) =>
  `${matchesWholeWords ? ', whole words only' : ''}${matchesCase ? '' : ', whatever the case'}`;

/** What a call does, in words: its input as the tool reads it, or as it is where the tool would refuse it. */
export function callSentence(tool: string, json: string, names: CallNames): string {
  if (tool === GET_TOOLS) return getsTools(json);
  if (!isToolName(tool)) return describeInput(json);
  const parsed = TOOLS[tool].input.safeParse(parseJson(json === '' ? '{}' : json));
  if (!parsed.success) return describeInput(json);
  // Each sentence is written for what its own tool parsed.
  const write = SENTENCES[tool] as (input: unknown, names: CallNames) => string;
  return write(parsed.data, names);
}

function getsTools(json: string): string {
  const titles = toolsAskedFor(parseJson(json))?.map((name) => toolTitle(name) ?? name);
  return titles ? `Brings tools into this chat: ${titles.join(', ')}.` : describeInput(json);
}

/** The items that a call names, to look their titles up. */
export function itemsNamed(json: string): string[] {
  const input = parseJson(json);
  if (typeof input !== 'object' || input === null) return [];
  const named = Object.entries(input).flatMap(([name, value]) =>
    name === 'ids' && Array.isArray(value)
      ? value.slice(0, 1)
      : /^(?:id|subjectId|firstFrameId|lastFrameId)$/.test(name)
        ? [value]
        : [],
  );
  return named.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
}
