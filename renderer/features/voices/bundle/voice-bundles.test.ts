import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { FileTicket, JobId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { voiceData } from '../../../../shared/domain/test-data/voice-data.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { exportVoice, importVoice } from './voice-bundles.ts';

const anna = voiceData('anna', { name: 'Anna', kind: 'cloned' });
const file = new File(['zip'], 'Anna.voice.zip');
const started = () => ({ jobId: 'j' as JobId, name: 'Anna', voiceId: 'anna' });

/** Core and the desktop, which gives the file a ticket or, with null, does not. */
function begin(answers: Answers, engine: 'local' | 'cloud' = 'local', ticket: string | null = 'ticket') {
  const core = standInCore(answers);
  const admitted = ticket === null ? null : { ticket: ticket as FileTicket, fileName: file.name, sizeBytes: 3 };
  Object.assign(window.atelier ?? {}, { admitFiles: async () => [admitted] });
  queryClient.setQueryData(api.settings.get.queryOptions().queryKey, { ...DEFAULT_SETTINGS, engine });
  return core;
}

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('exporting a voice', () => {
  it('says which file was written, and nothing where the dialog was dismissed', async () => {
    begin({ voices: { exportBundle: () => ({ fileName: 'Anna.voice.zip' }) } });
    await exportVoice(anna);
    expect(shownToasts()[0]?.message).toContain('Anna.voice.zip');
    notifications.clean();
    begin({ voices: { exportBundle: () => null } });
    await exportVoice(anna);
    expect(shownToasts()).toEqual([]);
  });
});

describe('importing a voice', () => {
  it('clones it here without a question', async () => {
    const core = begin({ voices: { importBundle: started } });
    await importVoice(file);
    expect(core.asked).toEqual([['voices.importBundle', { ticket: 'ticket', engine: 'local' }]]);
  });

  it('asks before a person’s voice leaves the computer, and sends nothing on no', async () => {
    const core = begin({ voices: { importBundle: started } }, 'cloud');
    const refused = importVoice(file);
    await vi.waitFor(() => expect(openQuestion()?.text ?? openQuestion()?.title).toBeDefined());
    openQuestion()?.answer('cancel');
    await refused;
    expect(core.asked).toEqual([]);
    const accepted = importVoice(file);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('confirm');
    await accepted;
    expect(core.asked).toEqual([['voices.importBundle', { ticket: 'ticket', engine: 'cloud' }]]);
  });

  it('asks where only this panel uses the cloud, and clones here where only this panel stays on the computer', async () => {
    const settings = api.settings.get.queryOptions().queryKey;
    const core = begin({ voices: { importBundle: started } });
    const own = (voices: 'local' | 'cloud') => ({ ...DEFAULT_SETTINGS.generation, engines: { voices } });
    queryClient.setQueryData(settings, { ...DEFAULT_SETTINGS, engine: 'local', generation: own('cloud') });
    const refused = importVoice(file);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('cancel');
    await refused;
    queryClient.setQueryData(settings, { ...DEFAULT_SETTINGS, engine: 'cloud', generation: own('local') });
    await importVoice(file);
    expect(core.asked).toEqual([['voices.importBundle', { ticket: 'ticket', engine: 'local' }]]);
  });

  it('says which file has no path, and which could not be read', async () => {
    begin({}, 'local', null);
    await importVoice(file);
    begin({
      voices: {
        importBundle: () => {
          throw new Failure('FILE_MISSING', 'It is gone.');
        },
      },
    });
    await importVoice(file);
    expect(shownToasts().map(({ message }) => message.includes('Anna.voice.zip'))).toEqual([true, true]);
  });
});
