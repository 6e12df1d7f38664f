import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { EnginePanel } from '../../../shared/domain/settings/panel-engines.ts';
import { api } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { currentSettings } from '../settings/settings.ts';

/** The engine for new work is this one from now on, in panels that have none of their own. */
export function chooseEngine(engine: EngineChoice, ofPanels: Partial<Record<EnginePanel, EngineChoice>> = {}): void {
  const settings = currentSettings();
  queryClient.setQueryData(api.settings.get.queryOptions().queryKey, {
    ...settings,
    engine,
    generation: { ...settings.generation, engines: ofPanels },
  });
}
