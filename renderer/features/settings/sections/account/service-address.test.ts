import { describe, expect, it } from 'vitest';
import { SERVICE_PRESETS, settingsSchema } from '../../../../../shared/domain/settings/settings.ts';
import { addressProblem, OTHER_ADDRESS, patchOfService, serviceAt } from './service-address.ts';

describe('a known service', () => {
  it('is chosen with its address and its names of models, and shown as chosen afterwards', () => {
    for (const { id, baseUrl, modelPrefix } of SERVICE_PRESETS) {
      expect(patchOfService(id)).toEqual({ cloud: { baseUrl, modelPrefix } });
      expect(serviceAt(baseUrl)).toBe(id);
      expect(settingsSchema.shape.cloud.shape.baseUrl.safeParse(baseUrl).success).toBe(true);
    }
  });

  it('has an address and an id of its own', () => {
    expect(new Set(SERVICE_PRESETS.map(({ id }) => id)).size).toBe(SERVICE_PRESETS.length);
    expect(new Set(SERVICE_PRESETS.map(({ baseUrl }) => baseUrl)).size).toBe(SERVICE_PRESETS.length);
  });
});

describe('another address', () => {
  it('changes nothing until it is written', () => {
    expect(patchOfService(OTHER_ADDRESS)).toBeNull();
    expect(patchOfService(null)).toBeNull();
  });

  it('belongs to no known service, also where it only begins like one', () => {
    expect(serviceAt('https://speech.example')).toBe(OTHER_ADDRESS);
    expect(serviceAt(`${SERVICE_PRESETS[0].baseUrl}.example`)).toBe(OTHER_ADDRESS);
  });

  it('is refused in words where the key would not be safe on its way', () => {
    const refused = [
      '',
      'speech.example',
      'http://speech.example',
      'https://me:pass@speech.example',
      'ftp://speech.example',
    ];
    for (const address of refused) expect(addressProblem(address), address).toMatch(/\w+ \w+/);
  });

  it('is taken with https, and without on this computer only', () => {
    const taken = [
      'https://speech.example',
      'https://speech.example:8443/',
      'http://localhost:8080',
      'http://[::1]:80',
    ];
    for (const address of taken) expect(addressProblem(address), address).toBeNull();
  });
});
