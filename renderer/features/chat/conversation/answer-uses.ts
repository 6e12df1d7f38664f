import {
  lyricsOfAnswer,
  promptOfAnswer,
  scriptOfAnswer,
} from '../../../../shared/domain/conversation/answers/answer-work.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { client } from '../../../api/client.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import type { AnswerTaker } from '../../../ui/layout/answer-takers.ts';
import { sendTo } from '../../../ui/layout/send-to.ts';
import { texts } from '../texts.ts';
import { attempt } from './chat-actions.ts';

const words = texts.use;

/** Puts a text on the clipboard. */
export const copyAnswer = (text: string) =>
  attempt(texts.failures.copy, async () => {
    await navigator.clipboard.writeText(text);
    announce(texts.message.copied);
  });

/** A script with the text of an answer, opened in Speak. */
export const createScript = (answer: string) =>
  attempt(texts.failures.script, async () => {
    const script = await client.scripts.create(scriptOfAnswer(answer));
    navigate('speak', script.id);
  });

/** The same, and its lines are generated at once; where that is billed, only if the user says so. */
export const speakAnswer = (answer: string) =>
  attempt(texts.failures.script, async () => {
    const script = await client.scripts.create(scriptOfAnswer(answer));
    const isBilled = currentSettings().engine === 'cloud';
    if (isBilled && !(await confirm(words.billed(charactersOf(script))))) navigate('speak', script.id);
    else sendTo('speak', { generates: script.id }, script.id);
  });

const charactersOf = ({ lines }: Script): number => lines.reduce((sum, { text }) => sum + characterCount(text), 0);

/** Fills in the form of the Images panel. */
export const fillPrompt = (answer: string) =>
  attempt(texts.failures.prompt, async () => sendTo('images', { prompt: promptOfAnswer(answer) }));

/** Fills in the lyrics of the Music panel. */
export const fillLyrics = (answer: string) =>
  attempt(texts.failures.lyrics, async () => sendTo('music', { lyrics: lyricsOfAnswer(answer) }));

/** Puts an answer into a place of what is open, which takes the keyboard if one writes there. */
export const insertAnswer = ({ label, take }: AnswerTaker, answer: string) =>
  attempt(texts.failures.insert, async () => {
    // The menu that this was chosen in closes first.
    await new Promise(requestAnimationFrame);
    if (await take(answer)) announce(words.inserted(label));
  });
