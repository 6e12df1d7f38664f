import type { KeyStatus } from '../../../../../shared/domain/settings/services/key-status.ts';
import { TEXTS } from '../../texts.ts';

/** The end of the stored key, and where it is. */
export function keyWords({ vault, masked, keychainName }: KeyStatus): string {
  const shown = masked ?? '••••';
  if (vault === 'memory') return TEXTS.key.inMemory(shown);
  return vault === 'environment' ? TEXTS.key.fromEnvironment(shown) : TEXTS.key.inKeychain(shown, keychainName);
}

/** Whether the key can be replaced and removed here: one of the environment belongs to whoever started the app. */
export const canChangeKey = ({ vault }: Pick<KeyStatus, 'vault'>): boolean => vault !== 'environment';

/** What working in the cloud at `host` means; without a key also that one is needed. Nothing of it while `key` is unknown. */
export function cloudPoints(host: string, key: Pick<KeyStatus, 'state'> | undefined): string[] {
  const isMissing = key !== undefined && key.state !== 'set';
  return isMissing ? [...TEXTS.cloudMeans(host), TEXTS.cloudNeedsKey] : TEXTS.cloudMeans(host);
}
