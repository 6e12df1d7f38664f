import '../../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineId, newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { INHERITED_DELIVERY, NO_EFFECTS } from '../../../../../shared/domain/script/script-settings.ts';
import { NO_SELECTION, selectAll } from '../../../../ui/collection/list/list-selection.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { documentOf } from '../../document/opened/open-scripts.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { openScriptFor } from '../../document/test-data/open-script-data.ts';
import { openInWindow } from '../../document/test-data/script-core.ts';
import { hasOwnValues, resetLines, setLines } from './line-values.ts';

const LINES = ['a', 'b', 'c'].map((id) => newScriptLine(id, `Line ${id}.`));
const ownOf = (values: Parameters<typeof newScriptLine>[2]) =>
  hasOwnValues({ ...newScriptLine('a', 'Line.', values), order: 1 });

describe('a line says something of its own', () => {
  it.each([
    ['a voice', { voiceId: 'anna' }],
    ['a language', { language: 'English' }],
    ['a pause behind it', { gapAfterMs: 0 }],
    ['a speed', { delivery: { ...INHERITED_DELIVERY, speed: 1 } }],
    ['no emotion but a pitch', { delivery: { ...INHERITED_DELIVERY, pitchSemitones: 0 } }],
  ])('with %s', (_, values) => {
    expect(ownOf(values)).toBe(true);
  });

  it('not where it inherits everything, and effects are not its delivery', () => {
    expect(ownOf({})).toBe(false);
    expect(ownOf({ effects: { pitch: 5, intensity: 0, timbre: 0, sound: null } })).toBe(false);
  });
});

describe('values of several lines', () => {
  let open: () => OpenScript;
  let steps: () => Promise<unknown[]>;
  const voices = () => open().script.lines.map(({ voiceId }) => voiceId);
  const lastStep = () => documentOf(open().script.id)?.getStatus().undoLabel;
  beforeEach(async () => {
    useSpeak.setState({ selection: selectAll(['c', 'a'].map(lineId)), editing: null });
    ({ open, steps } = await openInWindow(openScriptFor(LINES).script));
  });

  it('are set in one step of undo', async () => {
    setLines(open(), { voiceId: 'anna' }, 'voice');
    expect(voices()).toEqual(['anna', null, 'anna']);
    expect(lastStep()).toBe('voice');
    expect(await steps()).toHaveLength(1);
  });

  it('are taken back to what is inherited, but for effects', () => {
    const effects = { ...NO_EFFECTS, pitch: 20 };
    setLines(open(), { voiceId: 'anna', gapAfterMs: 300, effects }, 'values');
    setLines(open(), { delivery: { ...INHERITED_DELIVERY, speed: 1.5 } }, 'speed');
    resetLines(open());
    const [first] = open().script.lines;
    expect(first).toMatchObject({
      voiceId: null,
      gapAfterMs: null,
      language: null,
      delivery: INHERITED_DELIVERY,
      effects,
    });
    expect(first && hasOwnValues(first)).toBe(false);
  });

  it('are not touched where no line is selected', async () => {
    useSpeak.setState({ selection: NO_SELECTION });
    setLines(open(), { voiceId: 'anna' }, 'voice');
    expect(await steps()).toEqual([]);
  });
});
