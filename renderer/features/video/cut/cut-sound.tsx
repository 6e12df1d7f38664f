import { Switch } from '@mantine/core';
import { type Cut, CUT_LIMITS, type CutDocument, newMusic, newNarration } from '../../../../shared/domain/cut/cut.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { changeCut, type CutStep } from './document/change-cut.ts';
import { CaptionsPart } from './captions-part.tsx';
import { cutTexts } from './document/cut-texts.ts';
import classes from './cut.module.css';
import { ItemChoice } from './item-choice.tsx';
import { NumberField } from './fields/number-field.tsx';
import type { Film } from './document/use-film.ts';

const words = cutTexts.sound;
const LEVEL = { min: -40, max: 12, step: 1 };
const SECONDS = { min: 0, max: CUT_LIMITS.fadeMs / 1000, step: 0.1 };

type Props = { cut: Cut; film: Film | undefined };

/** What is heard over the clips, and what is read. */
export function CutSound({ cut, film }: Props) {
  const { keepsClipSound } = cut.document;
  return (
    <div className={classes.sounds}>
      <NarrationPart cut={cut} film={film} />
      <CaptionsPart cut={cut} film={film} />
      <MusicPart cut={cut} film={film} />
      <Switch
        size="xs"
        label={words.clips}
        checked={keepsClipSound}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          changeCut(cut.id, 'clipSound', (document) => ({ ...document, keepsClipSound: checked }));
        }}
      />
    </div>
  );
}

function NarrationPart({ cut, film }: Props) {
  const { narration } = cut.document;
  const set = setterOf(cut, 'narration');
  return (
    <section className={classes.part} aria-label={words.narration}>
      <ItemChoice
        label={words.narration}
        hint={words.narrationHint}
        kinds={['script', 'recording', 'speech']}
        value={narration?.itemId ?? null}
        choose={(itemId) => set(itemId === null ? null : newNarration(itemId))}
      />
      {narration ? (
        <div className={classes.fields}>
          <NumberField
            label={words.offset}
            value={narration.offsetMs / 1000}
            range={{ min: 0, max: CUT_LIMITS.offsetMs / 1000, step: 0.1 }}
            unit="s"
            onChange={(seconds) => set({ ...narration, offsetMs: Math.round(seconds * 1000) })}
          />
          <NumberField
            label={words.level}
            value={narration.gainDb}
            range={LEVEL}
            unit="dB"
            onChange={(gainDb) => set({ ...narration, gainDb })}
          />
        </div>
      ) : null}
      {narrationNotes(cut, film).map((note) => (
        <p key={note} className={classes.note} role="status">
          {note}
        </p>
      ))}
    </section>
  );
}

function narrationNotes({ document: { narration } }: Cut, film: Film | undefined): string[] {
  if (!narration || !film) return [];
  const { narration: source, narrationError: error, durationMs } = film;
  if (error) return [`${words.failed}. ${failureSentences(apiFailure(error))}`];
  if (!source) return [];
  const overMs = narration.offsetMs + source.durationMs - durationMs;
  return [
    ...(source.missingLines > 0 ? [words.missingLines(source.missingLines)] : []),
    ...(durationMs > 0 && overMs >= 100 ? [words.tooLong(overMs)] : []),
  ];
}

function MusicPart({ cut, film }: Props) {
  const { music, narration } = cut.document;
  const set = setterOf(cut, 'music');
  const shortMs = music && film && film.musicMs !== null ? film.durationMs - film.musicMs : 0;
  const seconds = (label: string, field: 'fadeInMs' | 'fadeOutMs', of: NonNullable<CutDocument['music']>) => (
    <NumberField
      label={label}
      value={of[field] / 1000}
      range={SECONDS}
      unit="s"
      onChange={(value) => set({ ...of, [field]: Math.round(value * 1000) })}
    />
  );
  return (
    <section className={classes.part} aria-label={words.music}>
      <ItemChoice
        label={words.music}
        hint={words.musicHint}
        kinds={['song', 'recording']}
        value={music?.itemId ?? null}
        choose={(itemId) => set(itemId === null ? null : newMusic(itemId))}
      />
      {music ? (
        <div className={classes.fields}>
          <NumberField
            label={words.musicLevel}
            value={music.gainDb}
            range={LEVEL}
            unit="dB"
            onChange={(gainDb) => set({ ...music, gainDb })}
          />
          {narration ? (
            <NumberField
              label={words.duck}
              value={music.duckDb}
              range={{ min: 0, max: CUT_LIMITS.duckDb, step: 1 }}
              unit="dB"
              onChange={(duckDb) => set({ ...music, duckDb })}
            />
          ) : null}
          {seconds(words.fadeIn, 'fadeInMs', music)}
          {seconds(words.fadeOut, 'fadeOutMs', music)}
        </div>
      ) : null}
      {shortMs >= 100 ? (
        <p className={classes.note} role="status">
          {words.songShort(shortMs)}
        </p>
      ) : null}
    </section>
  );
}

const setterOf =
  <Field extends 'narration' | 'music'>({ id }: Cut, field: Field & CutStep) =>
  (value: CutDocument[Field]): void =>
    changeCut(id, field, (document) => ({ ...document, [field]: value }));
