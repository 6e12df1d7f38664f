import type { Settings } from '../settings.ts';
import type { EngineChoice } from '../engine-choice.ts';

/** Host of a service's address, with its port where that is not the usual one: what people are shown and what takes keep. */
export function addressHost(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}

/** Where texts and recordings are sent; null where they stay on this computer. */
export function serviceHost({ cloud }: Pick<Settings, 'cloud'>, engine: EngineChoice): string | null {
  return engine === 'cloud' ? addressHost(cloud.baseUrl) : null;
}
