import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PronunciationScope } from '../../../../../shared/domain/script/script-views.ts';
import { client } from '../../../../api/client.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { PreviewButton } from '../../../../ui/preview/preview-button.tsx';
import { PreviewNotice } from '../../../../ui/preview/preview-notice.tsx';
import { usePreview } from '../../../../ui/preview/use-preview.ts';
import type { LineState } from '../../document/opened/line-states.ts';
import { useScript } from '../../document/script-context.ts';
import { texts } from '../../texts.ts';
import { activeEditor } from '../../lines/selection/active-editor.ts';
import classes from './editor-popup.module.css';
import type { EditorSession } from '../session/editor-session.ts';
import { pronunciationPreview } from './preview-pronunciation.ts';
import { checkPronunciation, dictionaryReplacement } from './pronunciation-check.ts';

type Props = { session: EditorSession; state: LineState; close: () => void };
type ScopeKind = PronunciationScope['kind'];

/** How a word is said: here only, or always by a dictionary. */
export function PronounceAs({ session, state, close }: Props) {
  const [place] = useState(() => wordAtCaret(session));
  const [pronunciation, setPronunciation] = useState('');
  const [isAlways, setAlways] = useState(true);
  const [scope, setScope] = useState<ScopeKind>('script');
  const preview = usePreview();
  const keep = useKeep(scope, state);
  const words = texts.editor.pronounceAs;
  if (!place) return <p className={classes.nothing}>{words.noWord}</p>;
  const use = checkPronunciation(place.word, pronunciation);
  const mayApply = isAlways ? use.isEntry : use.isInline;
  const voiceId = state.recipe?.voiceId ?? null;
  const request = voiceId === null ? null : pronunciationPreview(place.word, pronunciation, voiceId);
  const apply = () => {
    if (!mayApply) return;
    close();
    if (!isAlways) activeEditor.current()?.insert(`(${pronunciation.trim()})`, { from: place.to, to: place.to });
    else void keep({ word: place.word, replacement: dictionaryReplacement(place.word, pronunciation) });
  };
  return (
    <form
      className={classes.pronounceAs}
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        label={`${words.title}: ${place.word}`}
        description={words.spelling}
        value={pronunciation}
        onChange={(event) => setPronunciation(event.currentTarget.value)}
        error={problemText(use, isAlways)}
        autoFocus
        data-autofocus
      />
      <Checkbox label={words.always} checked={isAlways} onChange={(event) => setAlways(event.currentTarget.checked)} />
      {isAlways ? <ScopeField scope={scope} setScope={setScope} hasVoice={voiceId !== null} /> : null}
      <div className={classes.actions}>
        <PreviewButton
          isWord
          variant="subtle"
          name={request?.name ?? ''}
          label={words.preview}
          disabled={request === null || !use.isEntry}
          title={voiceId === null ? words.noVoice : undefined}
          onPreview={() => request && preview.press(request)}
        />
        <Button size="compact-sm" type="submit" variant="filled" disabled={!mayApply}>
          {words.set}
        </Button>
      </div>
      <PreviewNotice place={preview.place} />
    </form>
  );
}

function ScopeField(props: { scope: ScopeKind; setScope: (scope: ScopeKind) => void; hasVoice: boolean }) {
  const words = texts.editor.pronounceAs;
  return (
    <Select
      label={words.scope}
      value={props.scope}
      onChange={(value) => props.setScope((value ?? 'script') as ScopeKind)}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
      data={(['script', 'app', 'voice'] as const).map((kind) => ({
        value: kind,
        label: words.scopes[kind],
        disabled: kind === 'voice' && !props.hasVoice,
      }))}
    />
  );
}

function problemText(use: ReturnType<typeof checkPronunciation>, isAlways: boolean): string | null {
  const words = texts.editor.pronounceAs;
  if (use.problem === 'tone') return words.badTone;
  if (use.problem === 'slash' && isAlways) return words.slash;
  return use.problem !== 'empty' && !isAlways && !use.isInline ? words.invalidHere : null;
}

/** The selected words, or the word that the caret is in or behind. */
function wordAtCaret({ view }: EditorSession): { word: string; from: number; to: number } | null {
  const { main } = view.state.selection;
  const range = main.empty ? (view.state.wordAt(main.head) ?? main) : main;
  const text = view.state.sliceDoc(range.from, range.to);
  const word = text.trim();
  if (word === '' || /[<>()\n]/.test(word)) return null;
  const from = range.from + text.indexOf(word);
  return { word, from, to: from + word.length };
}

/** Stores an entry in the dictionary of a scope: this voice, this script or all. */
function useKeep(scope: ScopeKind, { recipe }: LineState) {
  const scriptId = useScript()?.id;
  return async (entry: { word: string; replacement: string }): Promise<void> => {
    if (scriptId === undefined) return;
    const dictionary: PronunciationScope =
      scope === 'voice' && recipe
        ? { kind: 'voice', voiceId: recipe.voiceId }
        : scope === 'script'
          ? { kind: 'script', scriptId }
          : { kind: 'app' };
    try {
      await client.pronunciations.set({ ...entry, scope: dictionary });
    } catch (error) {
      showFailureToast(texts.editor.pronounceAs.notSet, error);
    }
  };
}
