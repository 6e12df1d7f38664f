import { beforeEach, describe, expect, it } from 'vitest';
import { INHERITED_DELIVERY, NO_EFFECTS } from '../../../../../shared/domain/script/script-settings.ts';
import { characterId, characterOf, lineId, newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { selectAll } from '../../../../ui/collection/list/list-selection.ts';
import { lineOf, type OpenScript } from '../../document/opened/open-script.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { openScriptFor } from '../../document/test-data/open-script-data.ts';
import { openInWindow } from '../../document/test-data/script-core.ts';
import { hasOwnValues, resetLines, setLines } from '../delivery/line-values.ts';
import type { Scope, ScopeTarget } from './scopes.ts';
import { setInScope } from './use-scope.ts';

const ANNA = characterOf('anna', 0, { name: 'Anna' });
const { script } = openScriptFor(
  [
    newScriptLine('a', 'The lamp.', { characterId: characterId('anna'), voiceId: 'own', gapAfterMs: 0 }),
    newScriptLine('b', 'Fog.', { delivery: { ...INHERITED_DELIVERY, speed: 1.2 }, effects: NO_EFFECTS }),
    newScriptLine('c', 'Nobody.'),
  ],
  { characters: [ANNA] },
);
const delivery = { ...INHERITED_DELIVERY, speed: 0.8 };
const effects = { ...NO_EFFECTS, pitch: 20 };

let open: () => OpenScript;
let steps: () => Promise<unknown[]>;
const select = (...ids: string[]) => useSpeak.setState({ selection: selectAll(ids.map(lineId)) });
const line = (id: string) => lineOf(open(), lineId(id));
const target = (id: string): ScopeTarget => {
  const own = line(id);
  return { script: open().script, line: own, character: own?.characterId ? ANNA : null };
};
const set = (scope: Scope, id: string, values: Parameters<typeof setInScope>[2]) =>
  setInScope(open(), { scope, target: target(id) }, values);

beforeEach(async () => {
  useSpeak.setState(useSpeak.getInitialState(), true);
  ({ open, steps } = await openInWindow(script));
});

describe('values of the dock', () => {
  it('are set for all selected lines, in one step', async () => {
    select('a', 'c');
    set('line', 'a', { delivery });
    expect(['a', 'b', 'c'].map((id) => line(id)?.delivery.speed)).toEqual([0.8, 1.2, 0.8]);
    expect(await steps()).toHaveLength(1);
  });

  it('are set for the line that the dock is about where none is selected', () => {
    set('line', 'b', { effects });
    expect([line('b')?.effects, line('a')?.effects]).toEqual([effects, null]);
  });

  it('of a character leave its lines and the script alone', () => {
    select('a', 'b');
    set('character', 'a', { delivery });
    expect(open().script.characters[0]?.delivery.speed).toBe(0.8);
    expect([line('a')?.delivery.speed, open().script.settings.delivery.speed]).toEqual([
      null,
      script.settings.delivery.speed,
    ]);
  });

  it('of the script are its settings, in which no effects means none', () => {
    set('script', 'a', { effects });
    expect(open().script.settings.effects).toEqual(effects);
    set('script', 'a', { effects: null });
    expect(open().script.settings.effects).toEqual(NO_EFFECTS);
  });

  it('for a character that a line does not have are set nowhere', async () => {
    set('character', 'c', { delivery });
    expect(await steps()).toEqual([]);
  });
});

describe('what a line says of its own', () => {
  it('is any value but its effects, also a gap of nothing', () => {
    expect(['a', 'b', 'c'].map((id) => [id, hasOwnValues(line(id) ?? script.lines[0]!)])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    set('line', 'c', { effects });
    expect(hasOwnValues(line('c')!)).toBe(false);
    setLines(open(), { gapAfterMs: 0 }, 'Gap');
    select('c');
    setLines(open(), { gapAfterMs: 0 }, 'Gap');
    expect(hasOwnValues(line('c')!)).toBe(true);
  });

  it('is taken back for all selected lines in one step, and their effects stay', async () => {
    select('a', 'b', 'c');
    resetLines(open());
    expect(open().script.lines.some(hasOwnValues)).toBe(false);
    expect(line('b')?.effects).toEqual(NO_EFFECTS);
    expect(line('a')?.characterId).toBe('anna');
    expect(await steps()).toHaveLength(1);
  });

  it('stays where no line is selected', async () => {
    resetLines(open());
    expect(await steps()).toEqual([]);
  });
});
