import * as z from 'zod';
import type { EngineChoice } from './engine-choice.ts';

/** Panels whose form chooses its engine by itself. */
const ENGINE_PANELS = ['speak', 'images', 'music', 'video', 'voices'] as const;

/** See ENGINE_PANELS. */
export type EnginePanel = (typeof ENGINE_PANELS)[number];

/** Whether a panel may have an engine of its own. */
export const isEnginePanel = (panel: string): panel is EnginePanel => ENGINE_PANELS.some((each) => each === panel);

const engine = z.enum(['local', 'cloud']);

/** The engines that were chosen in panels; a panel without one goes by the engine for new work. */
export const panelEnginesSchema = z
  .object({ speak: engine, images: engine, music: engine, video: engine, voices: engine })
  .partial();

type PanelEngines = z.infer<typeof panelEnginesSchema>;
/** The part of the settings that says which engine new work has, in all and in which panels. */
type Engines = { engine: EngineChoice; generation: { engines: PanelEngines } };

/** The engine that new work of a panel is given to. */
export function engineOfPanel(settings: Engines, panel: EnginePanel): EngineChoice {
  return settings.generation.engines[panel] ?? settings.engine;
}

/** Chooses the engine of one panel. The one that all new work has anyhow is followed again, also when that changes. */
export function engineForPanel(settings: Engines, panel: EnginePanel, chosen: EngineChoice): Omit<Engines, 'engine'> {
  const { [panel]: _, ...others } = settings.generation.engines;
  return { generation: { engines: chosen === settings.engine ? others : { ...others, [panel]: chosen } } };
}

/** Chooses the engine of all new work, in every panel: who turns to this computer must not find one that still sends. */
export const engineForAll = (chosen: EngineChoice): Engines => ({ engine: chosen, generation: { engines: {} } });
