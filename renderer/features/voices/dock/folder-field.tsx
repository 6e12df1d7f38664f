import { Autocomplete } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { foldersOf } from '../collection/arrange-voices.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { texts } from '../texts.ts';
import { organiseVoice } from '../collection/voice-actions.ts';
import classes from './dock.module.css';

const LONGEST = 60;

/** The folder of a voice: one that there is, or a new one by its name; emptied it is taken out. */
export function FolderField({ voice }: { voice: Voice }) {
  const { voices } = useVoiceList('voices');
  const [draft, setDraft] = useState<string | null>(null);
  const folders = useMemo(() => foldersOf(voices).map(({ name }) => name), [voices]);
  const save = (typed: string) => {
    setDraft(null);
    const folders = typed.trim() === '' ? [] : [typed.trim()];
    if (folders.join('') !== voice.folders.join(', ')) void organiseVoice(voice, { folders });
  };
  return (
    <section className={classes.section} aria-label={texts.dock.folder}>
      <h3 className={classes.heading}>{texts.dock.folder}</h3>
      <Autocomplete
        aria-label={texts.dock.folder}
        data-field="folder"
        placeholder={texts.dock.noFolder}
        data={folders}
        maxLength={LONGEST}
        value={draft ?? voice.folders.join(', ')}
        onChange={setDraft}
        onOptionSubmit={save}
        onBlur={() => draft !== null && save(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft !== null) save(draft);
          else if (event.key === 'Escape' && draft !== null) setDraft(null);
          else return;
          event.preventDefault();
        }}
      />
    </section>
  );
}
