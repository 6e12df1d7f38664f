import { expect, it } from 'vitest';
import { addressHost, serviceHost } from './service-host.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';

it('names the host that is sent to, and none where nothing leaves the computer', () => {
  expect(serviceHost(DEFAULT_SETTINGS, 'cloud')).toBe('api.minimax.io');
  expect(serviceHost(DEFAULT_SETTINGS, 'local')).toBeNull();
  expect(
    ['https://a.example:443', 'http://localhost:8080', 'http://[::1]:80', 'half an addr'].map(addressHost),
  ).toEqual(['a.example', 'localhost:8080', '[::1]', 'half an addr']);
});
