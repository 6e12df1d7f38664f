import { Failure } from '../../../shared/domain/failures/failure.ts';
import { serviceHost } from '../../../shared/domain/settings/services/service-host.ts';
import type { VoicesDeps } from './voices-deps.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Which service is asked: what is known of one is not true of another behind the same choice of engine. */
export const hostOf = ({ settings }: Pick<VoicesDeps, 'settings'>, engine: EngineChoice): string =>
  serviceHost(settings(), engine) ?? 'local';

/**
 * Whose voices are listed: another address or another key is another account. Compared when a list is asked for, so that no
 * order among those who hear of a change matters.
 */
export const accountOf = (
  { settings, cloudKeyRevision }: Pick<VoicesDeps, 'settings' | 'cloudKeyRevision'>,
  engine: EngineChoice,
): string => (engine === 'cloud' ? `${cloudKeyRevision()} ${settings().cloud.baseUrl}` : 'local');

/** Throws KEY_MISSING where the engine needs a key that is not there. */
export async function requireKey(
  { hasCloudKey }: Pick<VoicesDeps, 'hasCloudKey'>,
  engine: EngineChoice,
): Promise<void> {
  if (engine === 'local' || (await hasCloudKey())) return;
  throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings, or use local voices.');
}
