import { Input, NumberInput, SegmentedControl, Switch } from '@mantine/core';
import { EDITED_SONG_FORMATS, type EditedSongFormat, MOST_FADE_MS } from '../../../../shared/domain/media/song-edit.ts';
import { changeEdit, type SongEditing } from './edit-store.ts';
import classes from './editing.module.css';
import { editingTexts as words } from './editing-texts.ts';

type TimeField = keyof typeof words.seconds;

/** What is changed about a song, in numbers and choices. */
export function EditFields({ editing: { song, edit } }: { editing: SongEditing }) {
  return (
    <div className={classes.fields}>
      <div className={classes.times}>
        {(['startMs', 'endMs'] as const).map((field) => (
          <Seconds key={field} field={field} valueMs={edit[field]} mostMs={song.durationMs} />
        ))}
        {(['fadeInMs', 'fadeOutMs'] as const).map((field) => (
          <Seconds key={field} field={field} valueMs={edit[field]} mostMs={MOST_FADE_MS} disabled={edit.isLoop} />
        ))}
      </div>
      <div className={classes.choices}>
        <div className={classes.choice}>
          <Input.Label component="span" aria-hidden>
            {words.loudness}
          </Input.Label>
          <SegmentedControl
            aria-label={words.loudness}
            value={edit.isLevelled ? 'levelled' : 'made'}
            data={(['made', 'levelled'] as const).map((value) => ({ value, label: words.levels[value] }))}
            onChange={(value) => changeEdit({ isLevelled: value === 'levelled' })}
          />
        </div>
        <div className={classes.choice}>
          <Input.Label component="span" aria-hidden>
            {words.format}
          </Input.Label>
          <SegmentedControl
            aria-label={words.format}
            value={edit.format}
            data={EDITED_SONG_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
            onChange={(value) => changeEdit({ format: value as EditedSongFormat })}
          />
        </div>
        <Switch
          className={classes.loop ?? ''}
          size="xs"
          label={words.loop}
          description={words.loopWhy}
          checked={edit.isLoop}
          onChange={(event) => changeEdit({ isLoop: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

function Seconds(props: { field: TimeField; valueMs: number; mostMs: number; disabled?: boolean }) {
  const { field, valueMs, mostMs, disabled = false } = props;
  return (
    <NumberInput
      label={words.seconds[field]}
      value={valueMs / 1000}
      disabled={disabled}
      min={0}
      max={mostMs / 1000}
      step={0.1}
      decimalScale={3}
      onChange={(value) => typeof value === 'number' && changeEdit({ [field]: value * 1000 })}
    />
  );
}
