import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { newScriptLine, scriptOf } from '../../../../shared/domain/test-data/script-data.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { texts } from '../texts.ts';
import { copyAnswer, createScript, fillLyrics, fillPrompt, speakAnswer } from './answer-uses.ts';

const script = { ...scriptOf([newScriptLine('a', 'Turn the lamp.'), newScriptLine('b', 'Now.')]), id: 's_1' } as Script;

function begin(engine: 'local' | 'cloud' = 'local') {
  const core = standInCore({ scripts: { create: () => script } });
  queryClient.setQueryData(api.settings.get.queryKey(), { ...DEFAULT_SETTINGS, engine });
  return core;
}
const failing = () =>
  standInCore({
    scripts: {
      create: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    },
  });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('an answer as a script', () => {
  it('is created as Markdown and opened', async () => {
    const core = begin();
    await createScript('# Storm\n\nTurn the lamp.');
    expect(core.asked).toEqual([['scripts.create', { text: '# Storm\n\nTurn the lamp.', format: 'md' }]]);
    expect(core.hash()).toBe('#/speak/s_1');
  });

  it('that is all code is plain text', async () => {
    const core = begin();
    await createScript('```\nTurn the lamp.\n```');
    expect(core.asked[0]?.[1]).toMatchObject({ text: 'Turn the lamp.', format: 'txt' });
  });

  it('that could not be created is told, and nothing is opened', async () => {
    const core = failing();
    await createScript('Turn the lamp.');
    expect(shownToasts()).toHaveLength(1);
    expect(core.hash()).toBe('');
  });
});

describe('an answer that is spoken', () => {
  it('is generated at once on this computer', async () => {
    const core = begin('local');
    await speakAnswer('Turn the lamp.');
    expect([core.hash(), openQuestion()]).toEqual(['#/speak/s_1', null]);
  });

  it('in the cloud is asked about with what it costs; without a yes the script is only opened', async () => {
    const core = begin('cloud');
    const spoken = speakAnswer('Turn the lamp.');
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    expect(openQuestion()).toMatchObject(texts.use.billed('Turn the lamp.Now.'.length));
    expect(core.hash()).toBe('');
    openQuestion()?.answer('cancel');
    await spoken;
    expect(core.hash()).toBe('#/speak/s_1');
  });

  it('that could not be created is told and asks nothing', async () => {
    failing();
    await speakAnswer('Turn the lamp.');
    expect(shownToasts()).toHaveLength(1);
    expect(openQuestion()).toBeNull();
  });
});

describe('an answer for another panel', () => {
  it('fills in the prompt or the lyrics there', async () => {
    const core = begin();
    await fillPrompt('Try this:\n\n> A red fox,\n> in the snow');
    expect(core.hash()).toBe('#/images');
    await fillLyrics('[Verse]\nFog came in');
    expect(core.hash()).toBe('#/music');
    expect(core.asked).toEqual([]);
  });
});

it('tells where the clipboard cannot be written', async () => {
  begin();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('Denied')) } });
  await copyAnswer('Turn the lamp.');
  expect(shownToasts()).toHaveLength(1);
});
