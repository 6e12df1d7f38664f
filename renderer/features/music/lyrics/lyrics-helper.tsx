import { Button, Popover, TextInput } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lyricsText, sungLines } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import type { LyricsAnswer } from '../../../../shared/domain/music/song-generation.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { client } from '../../../api/client.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { type SongDraft, songDraft } from '../form-draft/song-draft.ts';
import { texts } from '../texts.ts';
import { mergeSuggestion, type SuggestedBlock } from './block-edits.ts';
import { lyricsTexts } from './lyrics-texts.ts';
import classes from './lyrics.module.css';
import { toneOf } from './tag-tone.ts';
import tones from './tones.module.css';

const words = lyricsTexts.helper;

/** Writes lyrics, or changes those that are there, and shows section by section what that would do. Locked ones stay. */
export function LyricsHelper({ draft }: { draft: SongDraft }) {
  return (
    <Popover position="right-start" width={348} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-xs" leftSection={<IconWand size={14} stroke={1.6} aria-hidden />}>
          {words.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.title}>
        <Helper draft={draft} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Helper({ draft }: { draft: SongDraft }) {
  const engine = usePanelEngine('music');
  const [wish, setWish] = useState('');
  const lyrics = lyricsText(draft.blocks);
  const asking = useMutation({
    mutationFn: (mode: 'write' | 'edit') =>
      client.music.writeLyrics({
        engine,
        mode,
        prompt: wish,
        lyrics: mode === 'edit' ? lyrics : '',
        title: draft.title,
      }),
  });
  const ask = (mode: 'write' | 'edit') => asking.mutate(mode);
  return (
    <form
      className={classes.helper}
      onSubmit={(event) => {
        event.preventDefault();
        ask(lyrics === '' ? 'write' : 'edit');
      }}
    >
      <strong>{words.title}</strong>
      <TextInput
        aria-label={words.wish}
        placeholder={words.wish}
        value={wish}
        data-autofocus
        onChange={(event) => setWish(event.currentTarget.value)}
      />
      <div className={classes.choices}>
        <Button size="compact-sm" loading={asking.isPending} onClick={() => ask('write')}>
          {words.write}
        </Button>
        <Button size="compact-sm" disabled={lyrics === ''} loading={asking.isPending} onClick={() => ask('edit')}>
          {words.edit}
        </Button>
      </div>
      {engine === 'local' && lyrics !== '' ? <p className={classes.small}>{words.editHint}</p> : null}
      {asking.error ? <FailureNotice failure={apiFailure(asking.error)} steps={{}} /> : null}
      {asking.data ? <Suggestion answer={asking.data} draft={draft} /> : null}
    </form>
  );
}

function Suggestion({ answer, draft }: { answer: LyricsAnswer; draft: SongDraft }) {
  const merged = mergeSuggestion(draft.blocks, answer.lyrics);
  const isChange = merged.some(({ state }) => state === 'new' || state === 'changed');
  const style = answer.styleTags.join(', ');
  return (
    <section className={classes.suggestion} aria-label={words.suggestion}>
      {answer.title ? <strong>{answer.title}</strong> : null}
      {style ? <span className={classes.small}>{style}</span> : null}
      {answer.remarks.map((remark) => (
        <p key={remark} className={classes.remark}>
          {remark}
        </p>
      ))}
      <ul className={classes.sections}>
        {merged.map((each) => (
          <SuggestedSection key={each.block.id} suggested={each} />
        ))}
      </ul>
      <div className={classes.choices}>
        <Button
          size="compact-sm"
          variant="filled"
          disabled={!isChange}
          onClick={() => fill({ blocks: merged.map(({ block }) => block) }, words.used)}
        >
          {words.use}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={answer.title === '' && style === ''}
          onClick={() => fill({ title: answer.title, ...(style && { prompt: style }) }, words.titleUsed)}
        >
          {words.useTitle}
        </Button>
      </div>
    </section>
  );
}

function SuggestedSection({ suggested: { block, state } }: { suggested: SuggestedBlock }) {
  return (
    <li>
      <details>
        <summary>
          <span className={`${tones.tone} ${classes.bar}`} data-tone={toneOf(block.tag)} aria-hidden />
          <span>{block.tag || lyricsTexts.untagged}</span>
          <span className={classes.small}>
            {lyricsTexts.lines(sungLines(block.text).length)}, {words.states[state]}
          </span>
        </summary>
        <p className={classes.preview}>{block.text}</p>
      </details>
    </li>
  );
}

function fill(values: Partial<SongDraft>, message: string): void {
  const undo = songDraft.replace(values);
  showToast({ message, action: { label: texts.undo, run: undo } });
}
