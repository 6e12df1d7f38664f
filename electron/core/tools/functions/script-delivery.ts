import type { LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Delivery } from '../../../../shared/domain/script/script-settings.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import { editDocument } from '../document-edits.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { inputFailure } from '../tool-failures.ts';
import { characterOf } from './character-of.ts';

type Input = ToolInput<'set_delivery'>;

const VALUES = ['speed', 'volume', 'pitchSemitones', 'emotion'] as const;

/** Sets how a script, a character or lines are spoken, as one step. Throws INVALID_INPUT where nothing is set, or what it is set of is unknown. */
export function setDelivery(scripts: ToolDeps['scripts'], input: Input): { revision: number; canUndo: boolean } {
  const values = Object.fromEntries(
    VALUES.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  ) as Partial<Delivery>;
  if (Object.keys(values).length === 0) throw inputFailure('set_delivery', 'speed', 'nothing is set');
  const edits = editsFor(scripts.get({ id: input.id }), input, values);
  return editDocument(scripts, { id: input.id, label: 'Change delivery', edits });
}

function editsFor(script: Script, { character, lineIds }: Input, values: Partial<Delivery>): ScriptEdit[] {
  if (lineIds !== undefined) {
    if (character !== undefined) throw inputFailure('set_delivery', 'lineIds', 'give a character or lines, not both');
    return [...new Set(lineIds)].map((lineId) => editOfLine(script, lineId, values));
  }
  if (character === undefined)
    return [{ kind: 'setSettings', values: { delivery: { ...script.settings.delivery, ...values } } }];
  const { id: characterId, delivery } = characterOf(script, character, 'set_delivery');
  return [{ kind: 'setCharacter', characterId, values: { delivery: { ...delivery, ...values } } }];
}

/** Each line keeps what it has set besides. */
function editOfLine({ lines }: Script, lineId: LineId, values: Partial<Delivery>): ScriptEdit {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw inputFailure('set_delivery', 'lineIds', 'there is no such line');
  return { kind: 'setLines', lineIds: [lineId], values: { delivery: { ...line.delivery, ...values } } };
}

/** What is set of a delivery, under that name; nothing where all is inherited. */
export function shownDelivery(delivery: Delivery): { delivery?: Partial<Delivery> } {
  const set = VALUES.filter((name) => delivery[name] !== null);
  return set.length === 0 ? {} : { delivery: Object.fromEntries(set.map((name) => [name, delivery[name]])) };
}
