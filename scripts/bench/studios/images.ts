import process from 'node:process';
import { createPainter } from '../../../engine/images/create-painter.ts';
import type { Painter, PaintRequest } from '../../../engine/images/painter.ts';
import { vocabularySize } from '../../../engine/images/prompt/lexicon/lexicon.ts';
import { composeScene } from '../../../engine/images/prompt/compose-scene.ts';
import { layOut } from '../../../engine/images/layout/lay-out.ts';
import { STYLES } from '../../../engine/images/scene/scene.ts';
import type { BenchRow } from '../bench-row.ts';
import { CREATOR_PROMPTS } from '../images/creator-prompts.ts';
import { LATER_CREATOR_PROMPTS } from '../images/later-creator-prompts.ts';
import { EVERYDAY_PROMPTS } from '../images/everyday-prompts.ts';
import { checkDescribed } from '../images/described/check-described.ts';
import type { DescribedPrompt } from '../images/described/described-prompt.ts';
import { HELD_OUT_CREATIONS } from '../images/described/held-out-creations.ts';
import { HELD_OUT_DESCRIBED } from '../images/described/held-out-described.ts';
import { HELD_OUT_WISHES } from '../images/described/held-out-wishes.ts';
import { LAST_CREATIONS } from '../images/described/last-creations.ts';
import { TUNED_CREATIONS } from '../images/described/tuned-creations.ts';
import { TUNED_DESCRIBED } from '../images/described/tuned-described.ts';
import { TUNED_WISHES } from '../images/described/tuned-wishes.ts';
import { checkPicture } from '../images/measure-picture.ts';
import { TUNED_PROMPTS } from '../images/prompts.ts';
import { HELD_OUT_PROMPTS } from '../images/held-out-prompts.ts';
import { type ImageCase } from '../images/image-case.ts';
import { UNSEEN_PROMPTS } from '../images/unseen-prompts.ts';
import { checkRows, printMisses, shareRow } from './check-rows.ts';
import { roomAfterCancel, timed } from './room-after-cancel.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Whether images show what was asked for, by leaving each drawing out. The measures prove that something is seen in number,
 * place and colour; they do not prove that a stranger would name it. Prompts, painter and measures have one author.
 */
export async function benchImageContents(): Promise<BenchRow[]> {
  const { nouns, subjects } = vocabularySize();
  return [
    ...rowsOf('tuned', TUNED_PROMPTS),
    ...rowsOf('tuned, everyday', EVERYDAY_PROMPTS),
    ...rowsOf('tuned, creators', [...CREATOR_PROMPTS, ...LATER_CREATOR_PROMPTS]),
    ...describedRows('tuned, described', TUNED_DESCRIBED),
    ...describedRows('tuned, wishes', TUNED_WISHES),
    ...describedRows('tuned, creations', [...TUNED_CREATIONS, ...LAST_CREATIONS]),
    ...rowsOf('held out', HELD_OUT_PROMPTS),
    ...rowsOf('held out, everyday', UNSEEN_PROMPTS),
    ...describedRows('held out, described', HELD_OUT_DESCRIBED),
    ...describedRows('held out, wishes', HELD_OUT_WISHES),
    ...describedRows('held out, creations', HELD_OUT_CREATIONS),
    {
      name: 'nouns that can be drawn',
      value: nouns,
      unit: '',
      target: '≥ 200',
      ok: nouns >= 200,
      note: `${subjects} subjects, the rest places, times and weather`,
    },
  ];
}

const rowsOf = (set: string, cases: readonly ImageCase[]): BenchRow[] => checkRows(set, cases.flatMap(checkPicture));

/** How much of what prompts describe is seen, and how much is seen or told as not drawn. */
function describedRows(set: string, prompts: readonly DescribedPrompt[]): BenchRow[] {
  const found = prompts.flatMap(checkDescribed);
  const checks = found.map(({ kind, prompt, what }) => ({
    kind,
    what: `${prompt} → ${what}`,
    holds: kind !== 'missed',
  }));
  printMisses(set, checks);
  const seen = found.filter(({ kind }) => kind === 'seen').length / found.length;
  return [
    { name: `${set}: seen`, value: seen * 100, unit: '%', note: `of ${found.length}` },
    shareRow(`${set}: seen or told`, checks),
  ];
}

const request = (changes: Partial<PaintRequest> = {}): PaintRequest => ({
  prompt: TUNED_PROMPTS[0]!.prompt,
  seed: 1,
  width: 1024,
  height: 1024,
  isEnriched: false,
  hasWatermark: false,
  signal: new AbortController().signal,
  ...changes,
});

const longest = (values: readonly number[]): number => Math.max(...values);

/** How long images take, how much memory, and how quickly a cancelled one makes room for the next. */
export async function benchImageSpeed(): Promise<BenchRow[]> {
  const painter = createPainter();
  try {
    await painter.paint(request({ width: 512, height: 512 }));
    const rows: BenchRow[] = [];
    for (const style of STYLES) {
      const times: number[] = [];
      for (const seed of [1, 2, 3]) times.push(await timed(async () => painter.paint(request({ style, seed }))));
      rows.push({
        name: `1024 × 1024, ${style}`,
        value: longest(times),
        unit: 'ms',
        target: '≤ 3000',
        ok: longest(times) <= 3000,
        note: 'slowest of 3',
      });
    }
    const four = await timed(async () =>
      Promise.all([1, 2, 3, 4].map(async (seed) => painter.paint(request({ style: 'oil', seed })))),
    );
    rows.push({ name: 'four of 1024 × 1024, oil', value: four, unit: 'ms', target: '≤ 8000', ok: four <= 8000 });
    rows.push(await cancelRow(painter), layoutRow(), await memoryRow(painter));
    return rows;
  } finally {
    await painter.dispose();
  }
}

const cancelRow = (painter: Painter): Promise<BenchRow> =>
  roomAfterCancel({
    short: async () => painter.paint(request({ width: 512, height: 512 })),
    long: async (signal) => painter.paint(request({ width: 2048, height: 2048, style: 'oil', signal })),
    cancelAfterMs: (round) => 300 + round * 200,
    note: 'while 2048 × 2048 was painted',
  });

function layoutRow(): BenchRow {
  const { scene } = composeScene(TUNED_PROMPTS[8]!.prompt, { seed: 1 });
  layOut(scene, { width: 1024, height: 1024 });
  const from = performance.now();
  for (let index = 0; index < 20; index++) layOut(scene, { width: 1024, height: 1024 });
  return { name: 'layout alone', value: (performance.now() - from) / 20, unit: 'ms' };
}

async function memoryRow(painter: Painter): Promise<BenchRow> {
  let most = 0;
  for (let seed = 0; seed < 24; seed++) {
    await painter.paint(request({ seed, style: seed % 2 ? 'oil' : 'watercolour' }));
    most = Math.max(most, process.memoryUsage().rss / MEGABYTE);
  }
  return {
    name: 'memory of the process, 24 images',
    value: most,
    unit: 'MB',
    target: '≤ 700',
    ok: most <= 700,
    note: 'most, the bench included',
  };
}
