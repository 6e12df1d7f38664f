import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { characterOf, lineId, newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { voiceData } from '../../../../../shared/domain/test-data/voice-data.ts';
import { api } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { currentSettings } from '../../../../api/settings/settings.ts';
import { openQuestion } from '../../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { openScriptFor, takeOf } from '../../document/test-data/open-script-data.ts';
import { openInWindow, type ScriptInWindow } from '../../document/test-data/script-core.ts';
import { useSpeak } from '../../document/speak-store.ts';
import { selectLines } from '../../lines/selection/line-selection.ts';
import { changeLineVoice, changeVoice, linesOf, removeCharacter, renameCharacter } from './cast-actions.ts';
import { texts } from './cast-texts.ts';

const slate = voiceData('slate', { name: 'Slate' });
const ann = characterOf('Ann', 0);
const bob = characterOf('Bob', 1);
const lines = [
  newScriptLine('a', 'One.'),
  newScriptLine('b', 'Two.'),
  newScriptLine('c', 'Three.', { characterId: ann.id }),
];
let opened: ScriptInWindow;
const scriptVoice = () => opened.open().script.settings.voiceId;

beforeEach(async () => {
  notifications.clean();
  opened = await openInWindow(openScriptFor(lines, { characters: [ann, bob] }).script, {
    facts: { takes: [takeOf('a', 'One.')] },
  });
  useSpeak.setState(useSpeak.getInitialState(), true);
});

describe('another voice', () => {
  it('is taken at once on this computer, with a way back that says how many lines are out of date', async () => {
    await changeVoice(opened.open(), { character: null, voiceName: 'Before' }, slate);
    expect(scriptVoice()).toBe('slate');
    const [toast] = shownToasts();
    expect(toast?.message).toBe(texts.outOfDate(1));
    toast?.act();
    expect(scriptVoice()).toBe('script-voice');
    expect(await opened.steps()).toHaveLength(2);
  });

  it('says nothing where no finished line is heard in it', async () => {
    await changeVoice(opened.open(), { character: ann, voiceName: null }, slate);
    expect(opened.open().characterById.get(ann.id)?.voiceId).toBe('slate');
    expect(shownToasts()).toEqual([]);
  });

  it('is asked about first where generating again is billed, and not taken where the answer is no', async () => {
    const key = api.settings.get.queryOptions().queryKey;
    queryClient.setQueryData(key, { ...currentSettings(), engine: 'cloud' });
    const asked = changeVoice(opened.open(), { character: null, voiceName: 'Before' }, slate);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    expect(openQuestion()).toMatchObject({ title: texts.askScript, cancel: texts.askCancel('Before') });
    openQuestion()?.answer('cancel');
    await asked;
    expect([scriptVoice(), await opened.steps()]).toEqual(['script-voice', []]);
    const again = changeVoice(opened.open(), { character: null, voiceName: 'Before' }, slate);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('confirm');
    await again;
    expect([scriptVoice(), shownToasts()]).toEqual(['slate', []]);
  });

  it('is given to all selected lines, or to the one that is asked for where none is', async () => {
    const voices = () => opened.open().script.lines.map(({ voiceId }) => voiceId);
    const [, , third] = opened.open().script.lines;
    if (!third) throw new Error('The script has no line.');
    await changeLineVoice(opened.open(), third, slate);
    expect(voices()).toEqual([null, null, 'slate']);
    selectLines([lineId('a'), lineId('c')]);
    await changeLineVoice(opened.open(), third, null);
    expect(voices()).toEqual([null, null, null]);
  });
});

describe('a character', () => {
  it('goes, and its lines with it to another one or to the script', () => {
    removeCharacter(opened.open(), ann.id, bob.id);
    expect(linesOf(opened.open(), bob.id)).toEqual(['c']);
    removeCharacter(opened.open(), bob.id, null);
    expect(linesOf(opened.open(), null)).toEqual(['a', 'b', 'c']);
  });

  it('is renamed, but not to nothing and not to what it is called', async () => {
    for (const name of ['Ann', '  ', ' Anna ']) renameCharacter(opened.open(), ann, name);
    expect(opened.open().script.characters[0]?.name).toBe('Anna');
    expect(await opened.steps()).toHaveLength(1);
  });
});
