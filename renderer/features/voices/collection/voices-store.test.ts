import { beforeEach, expect, it } from 'vitest';
import { voiceData } from '../../../../shared/domain/test-data/voice-data.ts';
import { openAll, openPart, showVoice, toggleFolder, toggleTag, useVoicesStore, voiceKey } from './voices-store.ts';

const view = () => {
  const { filter, folder, tag, search, place } = useVoicesStore.getState();
  return { filter, folder, tag, search, place };
};
const everything = { filter: 'all', folder: null, tag: null, search: '', place: null };

beforeEach(() => useVoicesStore.setState(useVoicesStore.getInitialState(), true));

it('keeps voices apart that two services know by one id', () => {
  expect(voiceKey(voiceData('anna'))).not.toBe(voiceKey(voiceData('anna', { engine: 'cloud' })));
});

it('opens a part whole, without the folder and the tag of before', () => {
  toggleFolder('Radio');
  toggleTag('low');
  openPart('cloned');
  expect(view()).toEqual({ ...everything, filter: 'cloned' });
});

it('shows a folder among all voices, and all folders again when it is chosen once more', () => {
  openPart('cloned');
  toggleFolder('Radio');
  expect(view()).toEqual({ ...everything, folder: 'Radio' });
  toggleFolder('Plays');
  expect(view()).toEqual({ ...everything, folder: 'Plays' });
  toggleFolder('Plays');
  expect(view()).toEqual(everything);
});

it('shows a tag within the part that is open, except in the bin, where nothing has tags to look for', () => {
  openPart('designed');
  toggleTag('low');
  expect(view()).toEqual({ ...everything, filter: 'designed', tag: 'low' });
  toggleTag('low');
  expect(view()).toEqual({ ...everything, filter: 'designed' });
  openPart('bin');
  toggleTag('low');
  expect(view()).toEqual({ ...everything, tag: 'low' });
});

it('shows all voices of every service, and keeps what is searched for', () => {
  useVoicesStore.setState({ search: 'low', place: 'cloud', filter: 'bin' });
  openAll();
  expect(view()).toEqual({ ...everything, search: 'low' });
});

it('shows a voice among all, whatever was filtered or searched', () => {
  useVoicesStore.setState({ search: 'xyz', place: 'local', filter: 'bin', folder: 'Radio', tag: 'low' });
  showVoice(voiceData('anna', { engine: 'cloud' }));
  expect(view()).toEqual(everything);
  expect(useVoicesStore.getState().selected).toBe('cloud:anna');
});
