import { describe, expect, it } from 'vitest';
import { itemId, lineId, newScriptLine, scriptOf } from '../test-data/script-data.ts';
import { planMix } from './plan-mix.ts';
import type { ScriptSettings } from '../script/script-settings.ts';
import type { ScriptLine } from '../script/script.ts';

const plan = (
  lines: readonly (Partial<ScriptLine> & { takeMs?: number })[],
  settings: Partial<ScriptSettings> = {},
) => {
  const rows = lines.map(({ takeMs: _takeMs, ...values }, index) => newScriptLine(`l${index}`, 'text', values));
  const script = scriptOf(rows);
  const picked = lines.flatMap(({ takeMs }, index) =>
    takeMs === undefined ? [] : [[lineId(`l${index}`), { takeId: itemId(`t${index}`), durationMs: takeMs }] as const],
  );
  return planMix({ ...script, settings: { ...script.settings, ...settings } }, new Map(picked));
};
const spans = (result: ReturnType<typeof plan>) => result.lines.map((line) => [line.startMs, line.endMs]);

describe('laying takes out on one time line', () => {
  it('puts the gap of the line, of the section or of the script between them', () => {
    const result = plan(
      [{ takeMs: 1000 }, { takeMs: 500, gapAfterMs: 0 }, { takeMs: 700 }, { takeMs: 300, section: 'Two' }],
      { gapMs: 200, sectionGapMs: 1500 },
    );
    expect(spans(result)).toEqual([
      [0, 1000],
      [1200, 1700],
      [1700, 2400],
      [3900, 4200],
    ]);
    expect(result.durationMs).toBe(4200);
    expect(result.lines[1]).toMatchObject({ lineId: 'l1', takeId: 't1' });
  });

  it('leaves out lines that were emptied or lost their words, and lets the section that began with one begin with the next', () => {
    const result = plan(
      [
        { takeMs: 100 },
        { takeMs: 500, text: ' ', section: 'Two' },
        { takeMs: 300 },
        { text: '' },
        { text: '***' },
        { takeMs: 9, text: '(laughs) <#1#>' },
      ],
      {
        gapMs: 10,
        sectionGapMs: 1000,
      },
    );
    expect(spans(result)).toEqual([
      [0, 100],
      [1100, 1400],
    ]);
    expect(result.missingLineIds).toEqual([]);
  });

  it('begins at once, even with a section, and is empty without takes', () => {
    expect(spans(plan([{ takeMs: 100, section: '' }]))).toEqual([[0, 100]]);
    expect(plan([{}])).toEqual({ lines: [], durationMs: 0, missingLineIds: ['l0'] });
  });

  it('leaves no hole where a take is missing and names the line, unless it has no text', () => {
    const result = plan([{ takeMs: 100 }, { section: 'Two' }, { text: ' \n' }, { takeMs: 100 }], { sectionGapMs: 900 });
    expect(result.missingLineIds).toEqual(['l1']);
    expect(spans(result)).toEqual([
      [0, 100],
      [1000, 1100],
    ]);
  });

  it('lets lines overlap by the cross-fade, by half of a short one at most, but never over a gap that was set', () => {
    const lines = [{ takeMs: 1000 }, { takeMs: 100 }, { takeMs: 1000, gapAfterMs: 400 }, { takeMs: 1000 }];
    expect(spans(plan(lines, { crossfadeMs: 120 }))).toEqual([
      [0, 1000],
      [950, 1050],
      [1000, 2000],
      [2400, 3400],
    ]);
  });

  it('keeps cues, pushed back only by what is still heard', () => {
    const result = plan(
      [
        { takeMs: 1000, cue: { startMs: 500, endMs: 900 } },
        { takeMs: 1000, cue: { startMs: 1000, endMs: 2000 } },
        { takeMs: 200 },
        { takeMs: 200, cue: { startMs: 9000, endMs: 9500 } },
      ],
      { timing: 'cues', gapMs: 300 },
    );
    expect(spans(result)).toEqual([
      [500, 1500],
      [1500, 2500],
      [2800, 3000],
      [9000, 9200],
    ]);
  });
});
