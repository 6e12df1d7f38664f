import { randomUUID } from 'node:crypto';
import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Character, Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import { textReplacer } from '../../../../shared/domain/transcript/lines/replace-text.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import { pageOf, quoted } from '../answer-page.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';
import { checkLineLength, inputFailure } from '../tool-failures.ts';
import { editDocument, undoEdit } from '../document-edits.ts';
import { characterOf, isNamed } from './character-of.ts';
import { setDelivery, shownDelivery } from './script-delivery.ts';

type Deps = Pick<ToolDeps, 'scripts'>;

/** What is done for the tools of scripts. */
export function scriptFunctions(deps: Deps & Pick<ToolDeps, 'voices'>): ToolFunctions<ToolsOf<'scripts'>> {
  const { scripts } = deps;
  return {
    read_script: ({ id, from, limit }) => readScript(scripts.get({ id }), { from, limit }),
    create_script: async ({ text, title }, { engine }) => {
      const { id, lines, characters } = await scripts.create({ text, title, engine });
      const names = characters.map(({ name }) => name).slice(0, 100);
      return { scriptId: id, lineCount: lines.length, characters: names, canUndo: true };
    },
    add_script_lines: (input) => addLines(deps, input),
    set_script_lines: ({ id, lines }) =>
      editDocument(scripts, {
        id,
        label: 'Edit text',
        edits: lines.map(({ lineId, text }): ScriptEdit => ({ kind: 'setText', lineId, text })),
      }),
    delete_script_lines: ({ id, lineIds }) =>
      editDocument(deps.scripts, {
        id,
        label: 'Delete lines',
        edits: [{ kind: 'delete', lineIds: [...new Set(lineIds)] }],
      }),
    replace_in_script: (input) => replaceInScript(deps, input),
    cast_voice: (input) => castVoice(deps, input),
    set_delivery: (input) => setDelivery(scripts, input),
    rename_character: ({ id, character, name }) => {
      const { id: characterId } = characterOf(scripts.get({ id }), character, 'rename_character');
      return editDocument(deps.scripts, {
        id,
        label: 'Rename character',
        edits: [{ kind: 'setCharacter', characterId, values: { name } }],
      });
    },
    undo_script_edit: (edit) => {
      const { revision, canUndo } = undoEdit(scripts, edit);
      return { currentRevision: revision, hasEarlierEdit: canUndo };
    },
  };
}

function readScript(
  { id, title, revision, settings, characters, lines }: Script,
  place: { from: number; limit: number },
) {
  const byId = new Map(characters.map((character) => [character.id, character]));
  const shownLine = (line: ScriptLine) => {
    const character = line.characterId === null ? undefined : byId.get(line.characterId);
    return {
      id: line.id,
      character: character?.name ?? null,
      voiceId: line.voiceId ?? character?.voiceId ?? settings.voiceId,
      section: line.section === null ? null : quoted(line.section),
      text: quoted(line.text),
      ...shownDelivery(line.delivery),
    };
  };
  const { entries, total, next } = pageOf(lines, place, shownLine);
  const spoken = characters
    .map(({ name, delivery }) => ({ character: name, ...shownDelivery(delivery) }))
    .filter(({ delivery }) => delivery !== undefined);
  return {
    id,
    title: quoted(title),
    revision,
    ...shownDelivery(settings.delivery),
    ...(spoken.length === 0 ? {} : { characters: spoken }),
    lines: entries,
    total,
    next,
  };
}

function addLines(deps: Deps, { id, afterLineId, lines }: ToolInput<'add_script_lines'>) {
  const script = deps.scripts.get({ id });
  const known: Pick<Character, 'id' | 'name' | 'ordinal'>[] = [...script.characters];
  const edits: ScriptEdit[] = [];
  const added = lines.map(({ text, character }) => {
    if (character === undefined) return newLine(text, null);
    const found = known.find(({ name }) => isNamed(name, character));
    if (found) return newLine(text, found.id);
    const created: Character = {
      id: randomUUID() as string as CharacterId,
      ordinal: Math.max(-1, ...known.map(({ ordinal }) => ordinal)) + 1,
      name: character,
      voiceId: null,
      delivery: INHERITED_DELIVERY,
      effects: null,
    };
    known.push(created);
    edits.push({ kind: 'addCharacter', character: created });
    return newLine(text, created.id);
  });
  const afterId = afterLineId ?? script.lines.at(-1)?.id ?? null;
  const change = editDocument(deps.scripts, {
    id,
    label: 'Add lines',
    edits: [...edits, { kind: 'insert', lines: added, afterId }],
  });
  return { ...change, lineIds: added.map((line) => line.id) };
}

const newLine = (text: string, characterId: CharacterId | null): Omit<ScriptLine, 'order'> => ({
  id: randomUUID() as string as LineId,
  ...EMPTY_LINE,
  characterId,
  text,
});

function replaceInScript(deps: Deps, input: ToolInput<'replace_in_script'>) {
  const { id } = input;
  const replace = textReplacer(input);
  let matchCount = 0;
  const edits = deps.scripts.get({ id }).lines.flatMap((line): ScriptEdit[] => {
    const { text, count } = replace(line.text);
    if (text === line.text) return [];
    checkLineLength('replace_in_script', text, line.text);
    matchCount += count;
    return [{ kind: 'setText', lineId: line.id, text }];
  });
  if (edits.length === 0) return { matchCount: 0, lineCount: 0 };
  return { matchCount, lineCount: edits.length, ...editDocument(deps.scripts, { id, label: 'Replace text', edits }) };
}

async function castVoice(deps: Pick<ToolDeps, 'scripts' | 'voices'>, input: ToolInput<'cast_voice'>) {
  const { id, character, voiceId } = input;
  const { voices } = await deps.voices.listAll({});
  if (!voices.some((voice) => voice.id === voiceId && voice.binnedAtMs === null))
    throw inputFailure('cast_voice', 'voiceId', 'there is no such voice');
  if (character === undefined)
    return editDocument(deps.scripts, {
      id,
      label: 'Cast voice',
      edits: [{ kind: 'setSettings', values: { voiceId } }],
    });
  const { id: characterId } = characterOf(deps.scripts.get({ id }), character, 'cast_voice');
  return editDocument(deps.scripts, {
    id,
    label: 'Cast voice',
    edits: [{ kind: 'setCharacter', characterId, values: { voiceId } }],
  });
}
