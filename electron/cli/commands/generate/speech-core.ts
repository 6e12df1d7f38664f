import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { Core } from '../../../core/create-core.ts';
import { createProfileCore } from '../../profile-core.ts';
import { createTemporaryCore } from '../../temporary-core.ts';

/** A core that speaks, and the engine it speaks with. */
export type SpeechCore = { core: Core; engine: EngineChoice; dispose(): Promise<void> };

/**
 * Voices that were made on this computer lie with the app's data, so the local engine speaks over the app's own core, whether
 * the app is open or not. For the cloud, whose voices are elsewhere, a temporary one does.
 */
export async function openSpeechCore(options: {
  engine: EngineChoice | null;
  isVerbose: boolean;
}): Promise<SpeechCore> {
  const temporary = await createTemporaryCore(options);
  const engine = options.engine ?? temporary.core.settings.get().engine;
  if (engine === 'cloud') return { ...temporary, engine };
  await temporary.dispose();
  return { ...createProfileCore(options), engine };
}
