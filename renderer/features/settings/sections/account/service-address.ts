import { reasonText } from '../../../../../shared/domain/failures/reason-text.ts';
import { baseUrlSchema, SERVICE_PRESETS, type SettingsPatch } from '../../../../../shared/domain/settings/settings.ts';

/** Stands for an address that belongs to no known service. */
export const OTHER_ADDRESS = 'other';

/** Id of the known service at an address, or OTHER_ADDRESS. */
export function serviceAt(baseUrl: string): string {
  return SERVICE_PRESETS.find((preset) => preset.baseUrl === baseUrl)?.id ?? OTHER_ADDRESS;
}

/** What choosing a known service changes: its address and its names of models. Null for any other address. */
export function patchOfService(id: string | null): SettingsPatch | null {
  const preset = SERVICE_PRESETS.find((candidate) => candidate.id === id);
  return preset ? { cloud: { baseUrl: preset.baseUrl, modelPrefix: preset.modelPrefix } } : null;
}

/** What is wrong with an address, a sentence; null where nothing is. */
export function addressProblem(address: string): string | null {
  return baseUrlSchema.safeParse(address).success ? null : reasonText({ reason: 'service_address' });
}
