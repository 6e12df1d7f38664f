import type { Character, Script } from '../../../../shared/domain/script/script.ts';
import type { ToolName } from '../../../../shared/domain/tools/tools.ts';
import { inputFailure } from '../tool-failures.ts';

/** Whether a character has that name, whatever the case. */
export const isNamed = (name: string, wanted: string): boolean =>
  name.trim().toLowerCase() === wanted.trim().toLowerCase();

/** The character of a script by its name. Throws INVALID_INPUT that names those that there are. */
export function characterOf({ characters }: Script, wanted: string, tool: ToolName): Character {
  const found = characters.find(({ name }) => name === wanted) ?? characters.find(({ name }) => isNamed(name, wanted));
  if (found) return found;
  const names = characters.map(({ name }) => name).slice(0, 20);
  const there = names.length === 0 ? 'the script has no characters' : `the script has ${names.join(', ')}`;
  throw inputFailure(tool, 'character', `there is no such character: ${there}`);
}
