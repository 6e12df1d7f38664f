import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isOffered } from '../../../../../shared/domain/voices/is-offered.ts';
import type { Pronunciation, PronunciationScope } from '../../../../../shared/domain/script/script-views.ts';
import { usePanelEngine } from '../../../../api/settings/settings.ts';
import { useVoicesById } from '../../../../api/voices/voices.ts';
import { voicePreview } from '../../../../api/voices/voice-preview.ts';
import type { PreviewRequest } from '../../../../media/preview.ts';
import { PreviewButton } from '../../../../ui/preview/preview-button.tsx';
import { PreviewNotice } from '../../../../ui/preview/preview-notice.tsx';
import { usePreview } from '../../../../ui/preview/use-preview.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import classes from './pronunciations.module.css';
import { texts } from './pronunciation-texts.ts';
import { removeEntry, saveEntry } from './pronunciation-actions.ts';

/** A word and how it is said; hears it before it is kept. */
export function PronunciationForm(props: {
  entry: Pronunciation | null;
  open: OpenScript | null;
  voiceId: string | null;
  close: () => void;
}) {
  const { entry, open, voiceId, close } = props;
  const [word, setWord] = useState(entry?.word ?? '');
  const [replacement, setReplacement] = useState(entry?.replacement ?? '');
  const [scope, setScope] = useState<PronunciationScope>(entry?.scope ?? { kind: 'app' });
  const hasSlash = word.includes('/');
  const isReady = word.trim() !== '' && replacement.trim() !== '' && !hasSlash;
  const previewVoiceId = scope.kind === 'voice' ? scope.voiceId : voiceId;
  const draft = { word: word.trim(), replacement: replacement.trim(), scope };
  const pronunciations = [{ word: draft.word, replacement: draft.replacement }];
  const engine = usePanelEngine('speak');
  const spoken = { panel: 'speak', engine, title: draft.word, text: draft.word, pronunciations } as const;
  const request = previewVoiceId === null ? null : voicePreview({ ...spoken, voiceId: previewVoiceId });
  const remove = () => {
    close();
    if (entry) void removeEntry(entry);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void saveEntry(draft, entry).then((isSaved) => isSaved && close());
      }}
    >
      <TextInput
        label={texts.word}
        data-autofocus
        maxLength={100}
        value={word}
        error={hasSlash ? texts.slash : null}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <TextInput
        label={texts.replacement}
        description={texts.replacementHelp}
        maxLength={200}
        value={replacement}
        onChange={(event) => setReplacement(event.currentTarget.value)}
      />
      <ScopeFields scope={scope} setScope={setScope} open={open} voiceId={voiceId} />
      <Buttons isReady={isReady} request={request} remove={entry ? remove : null} />
    </form>
  );
}

function Buttons(props: { isReady: boolean; request: PreviewRequest | null; remove: (() => void) | null }) {
  const { isReady, request, remove } = props;
  const { place, press } = usePreview();
  return (
    <>
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={!isReady}>
          {texts.save}
        </Button>
        <PreviewButton
          isWord
          name={request?.name ?? ''}
          label={texts.preview}
          disabled={!isReady || request === null}
          title={request === null ? texts.noVoice : undefined}
          onPreview={() => request && press(request)}
        />
        {remove ? (
          <Button variant="subtle" onClick={remove}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
      <PreviewNotice place={place} />
    </>
  );
}

function ScopeFields(props: {
  scope: PronunciationScope;
  setScope: (scope: PronunciationScope) => void;
  open: OpenScript | null;
  voiceId: string | null;
}) {
  const { scope, setScope, open, voiceId } = props;
  const chosenId = scope.kind === 'voice' ? scope.voiceId : voiceId;
  const voices = [...useVoicesById('speak').values()].filter((voice) => isOffered(voice) || voice.id === chosenId);
  const kinds = (['app', 'script', 'voice'] as const).filter(
    (kind) => (kind !== 'script' || open !== null) && (kind !== 'voice' || voices.length > 0),
  );
  const choose = (kind: string | null) => {
    if (kind === 'script' && open) setScope({ kind, scriptId: open.script.id });
    else if (kind === 'voice') setScope({ kind, voiceId: voiceId ?? voices[0]?.id ?? '' });
    else setScope({ kind: 'app' });
  };
  return (
    <>
      <Select
        label={texts.scope}
        data={kinds.map((value) => ({ value, label: texts.scopes[value] }))}
        value={scope.kind}
        comboboxProps={{ withinPortal: false }}
        onChange={choose}
      />
      {scope.kind === 'voice' ? (
        <Select
          label={texts.voice}
          searchable
          data={voices.map(({ id, name }) => ({ value: id, label: name }))}
          value={scope.voiceId}
          comboboxProps={{ withinPortal: false }}
          onChange={(chosen) => chosen !== null && setScope({ kind: 'voice', voiceId: chosen })}
        />
      ) : null}
    </>
  );
}
