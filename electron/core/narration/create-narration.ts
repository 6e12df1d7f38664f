import { templateFor } from '../../../shared/domain/narration/export-template.ts';
import { createCheckWork } from './check/check-work.ts';
import { startCheck } from './check/start-check.ts';
import { exportName } from './export-names.ts';
import { createExporter } from './export-narration.ts';
import { createMixer } from './mix-narration.ts';
import type { NarrationDeps } from './narration-deps.ts';
import { renderSubtitles } from './narration-subtitles.ts';
import type { Narration } from './narration.ts';
import { planNarration } from './planned-narration.ts';

/** Builds narration and registers its jobs. */
export function createNarration(deps: NarrationDeps): Narration {
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
