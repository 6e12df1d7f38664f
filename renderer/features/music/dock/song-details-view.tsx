import { Button } from '@mantine/core';
import { IconFolder, IconRestore, IconTrash } from '@tabler/icons-react';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { ItemTags } from '../../../ui/items/fields/item-tags.tsx';
import { NoteField } from '../../../ui/items/fields/note-field.tsx';
import { RelatedItems } from '../../../ui/items/related/related-items.tsx';
import { RemarkBox } from '../../../ui/generation-form/results/remark-box.tsx';
import { Fact, FactList } from '../../../ui/layout/inspector/fact-list.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { type KnownSong, musicOf, useSongDetails } from '../results/use-song-details.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { ReferenceNotice } from '../../../ui/items/reference/reference-notice.tsx';
import { energyText } from '../../../ui/items/energy-text.ts';
import { seedText } from '../../../ui/items/seed-text.ts';

const words = texts.dock;

/** All that is known of a take, how the user keeps it, and what to do with it. */
export function SongDetailsView({ cell }: { cell: TakeCell }) {
  const known = useSongDetails(cell);
  const { recipe, details } = known;
  return (
    <div className={classes.details}>
      {cell.row ? (
        <>
          <ReferenceNotice row={cell.row} />
          <ItemTags row={cell.row} />
          <NoteField row={cell.row} />
        </>
      ) : null}
      {recipe?.prompt ? (
        <section aria-label={words.style} className={classes.style} data-selectable>
          {recipe.prompt}
        </section>
      ) : null}
      {details.remarks.length > 0 ? (
        <RemarkBox title={words.remarks}>
          {details.remarks.map((remark) => (
            <p key={remark} data-selectable>
              {remark}
            </p>
          ))}
        </RemarkBox>
      ) : null}
      <FactList isPlain>
        {factsOf(cell, known).map(([name, value]) =>
          value === null ? null : <Fact key={name} name={name} value={value} />,
        )}
      </FactList>
      <ReuseButton />
      {known.library ? <RelatedItems details={known.library} madeFrom={words.madeFrom} /> : null}
      <div className={classes.foot}>
        <CommandButton id="library.reveal" icon={IconFolder} />
        <span className={classes.space} />
        <CommandButton id="file.moveToBin" icon={IconTrash} />
      </div>
    </div>
  );
}

function factsOf(cell: TakeCell, { recipe, details, library }: KnownSong): [string, string | null][] {
  const { genre, instruments, seed } = details;
  const { tempoBpm, key, energy } = musicOf(details, library);
  const engine = cell.generation?.engine ?? null;
  const size = library?.item.sizeBytes ?? null;
  const format = audioFactsOf(library?.item.media)?.container ?? recipe?.format ?? null;
  const durationMs = cell.row?.durationMs ?? null;
  return [
    [words.genre, genre],
    [words.tempo, tempoBpm === null ? null : words.bpm(tempoBpm)],
    [words.key, key],
    [words.energy, energy === null ? null : energyText(energy)],
    [words.instruments, instruments.length === 0 ? null : instruments.join(', ')],
    [words.length, durationMs === null ? null : formatShortTime(durationMs)],
    [words.seed, seed === null ? null : seedText(seed)],
    [words.model, recipe?.model ?? null],
    [words.engine, engine === null ? null : words.engines[engine]],
    [words.file, format && size !== null ? words.fileFacts(format, formatBytes(size)) : null],
    [words.created, library ? formatDayAndTime(library.item.createdAtMs) : null],
  ];
}

function ReuseButton() {
  const { enabled, keys } = useAction('music.reuse');
  return (
    <Button
      disabled={!enabled}
      leftSection={<IconRestore size={15} stroke={1.6} />}
      rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
      onClick={() => void actionRegistry.run('music.reuse')}
    >
      {words.reuseAll}
    </Button>
  );
}
