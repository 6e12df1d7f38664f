import { NumberInput, SegmentedControl, Select, Switch } from '@mantine/core';
import { COVER_MODELS, SONG_MODELS } from '../../../../shared/domain/music/music-models.ts';
import { MOST_SONG_SEED, type SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { canStream, modelOf, type SongDraft, songDraft } from '../form-draft/song-draft.ts';
import classes from './form.module.css';

/** Model, file, number of takes, seed, playing while it comes in, and watermark. */
export function ModelPart({ draft, engine }: { draft: SongDraft; engine: EngineChoice }) {
  const { mode, format, bitrate, watermark, count } = draft;
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={words.model}
          data={[...(mode === 'cover' ? COVER_MODELS : SONG_MODELS)]}
          allowDeselect={false}
          value={modelOf(draft)}
          onChange={(value) =>
            value !== null && songDraft.set(mode === 'cover' ? { coverModel: value } : { model: value })
          }
        />
        <Select
          label={words.file}
          data={Object.entries(words.files).map(([value, label]) => ({ value, label }))}
          allowDeselect={false}
          value={format === 'wav' ? 'wav-256000' : `mp3-${bitrate}`}
          onChange={(value) => value !== null && songDraft.set(fileOf(value))}
        />
      </div>
      <div className={classes.pair}>
        <div className={parts.part}>
          <span className={parts.label} aria-hidden>
            {words.count}
          </span>
          <SegmentedControl
            aria-label={words.count}
            data={['1', '2', '3', '4']}
            value={String(Math.min(4, count))}
            onChange={(value) => songDraft.set({ count: Number(value) })}
          />
        </div>
        <SeedField draft={draft} engine={engine} />
      </div>
      <Switch
        size="xs"
        label={words.streamed}
        description={canStream(draft) ? words.streamedWhy[engine] : words.streamedWhy.not}
        disabled={!canStream(draft)}
        checked={draft.isStreamed && canStream(draft)}
        onChange={(event) => songDraft.set({ isStreamed: event.currentTarget.checked })}
      />
      <Switch
        size="xs"
        label={words.watermark}
        description={words.watermarkWhy}
        checked={watermark}
        onChange={(event) => songDraft.set({ watermark: event.currentTarget.checked })}
      />
    </>
  );
}

function fileOf(value: string): Pick<SongDraft, 'format' | 'bitrate'> {
  const [format, bitrate] = value.split('-');
  return { format: format === 'wav' ? 'wav' : 'mp3', bitrate: Number(bitrate) as SongRecipe['bitrate'] };
}

/** The seed: new for each request, or kept. The interface has none; the local engine knows it. */
function SeedField({ draft, engine }: { draft: SongDraft; engine: EngineChoice }) {
  return (
    <NumberInput
      label={words.seed}
      placeholder={words.seedPlaceholder}
      disabled={engine === 'cloud'}
      title={engine === 'cloud' ? words.seedCloud : undefined}
      value={draft.isSeedLocked ? (draft.seed ?? '') : ''}
      min={0}
      max={MOST_SONG_SEED}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      onChange={(value) =>
        songDraft.set(
          typeof value === 'number' ? { seed: value, isSeedLocked: true } : { seed: null, isSeedLocked: false },
        )
      }
    />
  );
}
