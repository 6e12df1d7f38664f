import fs from 'node:fs';
import path from 'node:path';
import { templateFor } from '../../../shared/domain/narration/export-template.ts';
import type { CoreContext } from '../core-context.ts';
import { createCheckWork } from './check/check-work.ts';
import { startCheck } from './check/start-check.ts';
import { exportName } from './exporting/export-names.ts';
import { createExporter } from './exporting/export-narration.ts';
import { createMixer } from './mix-narration.ts';
import type { NarrationDeps, NarrationNeighbours } from './narration-deps.ts';
import { renderSubtitles } from './narration-subtitles.ts';
import type { Narration } from './narration.ts';
import { planNarration } from './planned-narration.ts';

/** Builds narration and registers its jobs. */
export function createNarration(context: CoreContext, neighbours: NarrationNeighbours): Narration {
  const folder = path.join(context.folders.cache, 'narration');
  if (context.isClearing) fs.rmSync(folder, { recursive: true, force: true });
  const deps: NarrationDeps = { ...context, ...neighbours, folder };
  const exporter = createExporter(deps);
  deps.queue.register('check-speech', createCheckWork(deps));
  return {
    mix: createMixer(deps),
    subtitles: ({ id, format }) => {
      const { script, placed } = planNarration(deps, id);
      const sound = { script, title: script.title, placed, place: null, take: null };
      const template = templateFor(deps.settings().speak.exportNameTemplate, 'whole');
      const text = renderSubtitles(deps, { ...sound, shiftMs: 0 }, format);
      return { text, fileName: exportName(sound, template, format) };
    },
    export: exporter,
    check: ({ takeIds }) => startCheck(deps, takeIds),
  };
}
