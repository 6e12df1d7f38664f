import { addressHost } from '../../../shared/domain/settings/services/service-host.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { RewriteOptions, RewriteWriter } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import { leavesComputer, modelSettingsOf, modelsOf } from '../conversations/models.ts';

/** Who does what to lines on an engine. Rules can tidy, and cannot translate. */
export function writersOf(engine: EngineChoice, settings: Settings): RewriteOptions {
  const writer = writerOf(engine, settings);
  return { tidy: writer, translate: writer?.model === null ? null : writer };
}

/** Who writes about transcripts on an engine: its first model, and the rules of this computer where that is the studio assistant. */
export function writerOf(engine: EngineChoice, settings: Settings): RewriteWriter | null {
  const app = modelSettingsOf(settings);
  const [model] = modelsOf(engine, app);
  if (!model) return null;
  if (model.kind === 'studio') return { engine, model: null, host: null };
  const address = model.kind === 'own' ? (app.ownModel?.baseUrl ?? '') : settings.cloud.baseUrl;
  return { engine, model: model.model, host: leavesComputer(model, app) ? addressHost(address) : null };
}
