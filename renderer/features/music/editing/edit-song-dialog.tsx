import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { soundUrl } from '../../../api/media-urls.ts';
import { playPreview } from '../../../media/preview.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import { EditFields } from './edit-fields.tsx';
import { askToClose, isChanged, resetEdit, type SongEditing, useEditing } from './edit-store.ts';
import classes from './editing.module.css';
import { editingTexts as words } from './editing-texts.ts';
import { saveCopy } from './save-copy.ts';
import { SongStage } from './song-stage.tsx';

/** The editor of a song, over the panel. It always makes a copy. */
export function EditSongDialog() {
  const editing = useEditing((state) => state.editing);
  return (
    <Modal
      opened={editing !== null}
      onClose={() => void askToClose()}
      size="52rem"
      returnFocus={false}
      title={editing ? words.title(editing.song.title) : ''}
    >
      {editing ? <Editor editing={editing} /> : null}
    </Modal>
  );
}

function Editor({ editing }: { editing: SongEditing }) {
  const { song, edit } = editing;
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveCopy();
    setSaving(false);
  };
  return (
    <div className={classes.editor}>
      <SongStage editing={editing} />
      <p className={classes.hint}>
        <span>{words.hint}</span>
        <span className={classes.length}>{words.length(song.durationMs, edit.endMs - edit.startMs)}</span>
      </p>
      <EditFields editing={editing} />
      <footer className={classes.bar}>
        <PreviewButton name={previewName(editing)} label={words.preview} onPreview={() => void preview(editing)} />
        <span className={classes.space} />
        <Button variant="subtle" disabled={!isChanged(editing)} onClick={() => resetEdit(editing)}>
          {words.reset}
        </Button>
        <Button variant="subtle" onClick={() => void askToClose()}>
          {words.cancel}
        </Button>
        <Button
          variant="filled"
          color="accent"
          disabled={!isChanged(editing)}
          loading={isSaving}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      </footer>
    </div>
  );
}

const previewName = ({ song, edit }: SongEditing): string => `song-edit:${song.id}:${JSON.stringify(edit)}`;

/** Plays the file that would be written. */
async function preview(editing: SongEditing): Promise<void> {
  const { song, edit } = editing;
  const failure = await playPreview(
    {
      name: previewName(editing),
      title: words.previewOf(song.title),
      subtitle: words.previewFacts,
      make: async () => {
        const { soundId, durationMs } = await client.music.previewEdit({ id: song.id, edit });
        return { url: soundUrl.original(soundId), peaksUrl: soundUrl.peaks(soundId), durationMs };
      },
    },
    'song-editor',
  );
  if (failure) showFailureToast(words.noPreview, failure.error);
}
