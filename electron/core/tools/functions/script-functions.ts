import type { Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { pageOf, quoted } from '../answer-page.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';

/** What is done for the tools of scripts. */
export function scriptFunctions({ scripts }: Pick<ToolDeps, 'scripts'>): ToolFunctions<ToolsOf<'scripts'>> {
  return { read_script: ({ id, from, limit }) => readScript(scripts.get({ id }), { from, limit }) };
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
    };
  };
  const { entries, total, next } = pageOf(lines, place, shownLine);
  return { id, title: quoted(title), revision, lines: entries, total, next };
}
