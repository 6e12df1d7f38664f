import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptImport } from '../../../../shared/domain/script/script-views.ts';
import { lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { useSpeak } from '../document/speak-store.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { importScripts, isScriptFile, newScript, openSample } from './import-scripts.ts';
import { useUnsureFiles } from './unsure-files.ts';

const { script } = openScriptFor([newScriptLine('a', 'Fog.'), newScriptLine('b', 'Sea.')]);
const made = (fileName: string): ScriptImport => ({
  fileName,
  scriptId: `s_${fileName}` as ItemId,
  failure: null,
  again: null,
});
const refused = (fileName: string): ScriptImport => ({
  fileName,
  scriptId: null,
  failure: { code: 'INVALID_INPUT', message: '', data: {} },
  again: null,
});
const diskFull = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

/** Core with a host that has tickets for all of the files. */
function begin(scripts: Answers['scripts']) {
  const core = standInCore({ scripts });
  const admitFiles = async (files: File[]) =>
    files.map(({ name }) => ({ ticket: `ticket-${name}` as FileTicket, fileName: name, sizeBytes: 1 }));
  Object.assign(window.atelier ?? {}, { admitFiles });
  return core;
}
const files = (...names: string[]) => names.map((name) => new File([''], name));

beforeEach(() => {
  useSpeak.setState(useSpeak.getInitialState(), true);
  useUnsureFiles.setState({ waiting: [] });
  notifications.clean();
  notifications.cleanQueue();
});

describe('a new script', () => {
  it('is opened with the caret at the end of its first line', async () => {
    const core = begin({ create: () => script });
    await newScript();
    expect(core.hash()).toBe('#/speak/script');
    expect(useSpeak.getState()).toMatchObject({
      openId: 'script',
      selection: { primary: lineId('a') },
      editing: { lineId: 'a', caret: 'end' },
    });
  });

  it('has a title only where one is given, so that core finds one by the text', async () => {
    const core = begin({ create: () => script });
    await newScript('Fog.');
    await newScript('Fog.', 'Night walk');
    expect(core.asked.map(([, input]) => input)).toEqual([{ text: 'Fog.' }, { text: 'Fog.', title: 'Night walk' }]);
  });

  it('that cannot be made is told, and what is open stays', async () => {
    const core = begin({ create: diskFull });
    await newScript();
    expect([core.hash(), useSpeak.getState().editing, shownToasts().length]).toEqual(['', null, 1]);
  });

  it('that is the sample is there to be heard: nothing is being written', async () => {
    const core = begin({ create: () => script });
    await openSample();
    expect(core.asked[0]?.[1]).toMatchObject({ text: expect.stringContaining('[') });
    expect(useSpeak.getState().editing).toBeNull();
  });
});

describe('files', () => {
  it('become a script each, and the first of them is opened', async () => {
    const core = begin({ import: ({ tickets }) => tickets.map((ticket) => made(ticket)) });
    await importScripts(files('one.txt', 'two.srt'));
    expect(core.asked).toEqual([['scripts.import', { tickets: ['ticket-one.txt', 'ticket-two.srt'] }]]);
    expect(core.hash()).toBe('#/speak/s_ticket-one.txt');
  });

  it('that are refused are named, and the others are opened all the same', async () => {
    const core = begin({ import: () => [refused('bad.txt'), made('good.txt')] });
    await importScripts(files('bad.txt', 'good.txt'));
    expect(shownToasts().map(({ message }) => message.includes('bad.txt'))).toEqual([true]);
    expect(core.hash()).toBe('#/speak/s_good.txt');
  });

  it('of which none became a script leave what is open', async () => {
    const core = begin({ import: () => [refused('bad.txt')] });
    await importScripts(files('bad.txt'));
    expect(core.hash()).toBe('');
  });

  it('that can be read in several ways are asked about instead of refused', async () => {
    const again = { fileId: 'file', encodings: [{ encoding: 'koi8-r', lines: ['Fog'] }], soundCueCount: 0 };
    begin({ import: () => [{ ...refused('old.srt'), again }] });
    await importScripts(files('old.srt'));
    expect(shownToasts()).toEqual([]);
    expect(useUnsureFiles.getState().waiting.map(({ fileName }) => fileName)).toEqual(['old.srt']);
  });

  it('that core cannot take in are told', async () => {
    begin({ import: diskFull });
    await importScripts(files('one.txt'));
    expect(shownToasts()).toHaveLength(1);
  });

  it('are scripts by their names, whatever case those are in', () => {
    expect(['a.txt', 'a.MD', 'a.srt', 'a.VTT'].filter(isScriptFile)).toHaveLength(4);
    expect(['a.wav', 'a', 'txt', 'a.srt.zip'].filter(isScriptFile)).toEqual([]);
  });
});
