import { addressHost } from '../../../shared/domain/settings/service-host.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type {
  RewriteKind,
  RewriteOptions,
  RewriteWriter,
} from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import { leavesComputer, modelSettingsOf, modelsOf } from '../conversations/models.ts';

/** Who does what on an engine: its first model, and where that is only the studio assistant, rules that can tidy. */
export function writersOf(engine: EngineChoice, settings: Settings): RewriteOptions {
  return { tidy: writerOf('tidy', engine, settings), translate: writerOf('translate', engine, settings) };
}

function writerOf(kind: RewriteKind, engine: EngineChoice, settings: Settings): RewriteWriter | null {
  const app = modelSettingsOf(settings);
  const [model] = modelsOf(engine, app);
  if (!model) return null;
  if (model.kind === 'studio') return kind === 'tidy' ? { engine, model: null, host: null } : null;
  const address = model.kind === 'own' ? (app.ownModel?.baseUrl ?? '') : settings.cloud.baseUrl;
  return { engine, model: model.model, host: leavesComputer(model, app) ? addressHost(address) : null };
}
