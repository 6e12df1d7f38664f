import type { Groove } from '../genres/genre.ts';
import { readKey } from '../prompt/read-key.ts';
import { readTempo } from '../prompt/read-pace.ts';
import type { SongStyle } from '../prompt/song-style.ts';
import { searchable } from '../prompt/words.ts';
import type { ReferenceMusic } from '../reference/reference-music.ts';

/** How many bars of the reference are one bar of its cover: one, two, or half a one. */
export type Fold = 0.5 | 1 | 2;

/** The style of a cover, and how its bars come from those of the reference. */
export type CoverStyle = { style: SongStyle; fold: Fold };

/** What a style is turned into a cover's with. */
export type CoverSetting = { prompt: string; seed: number; reference: ReferenceMusic };

/**
 * The style of a prompt with tempo, key and count of a reference. The tempo is doubled or halved where it then comes nearer to those
 * of the genre; the bars are folded with it, so that the music does not become slower or faster.
 */
export function coverStyle(style: SongStyle, { prompt, seed, reference }: CoverSetting): CoverStyle {
  const remarks = [...style.remarks];
  const groove = grooveFor(style, { reference, seed, remarks });
  const fold = reference.isSteady ? foldOf(reference.tempoBpm, style.genre.tempoBpm) : 1;
  const asked = [
    ...(reference.isSteady && readTempo(searchable(prompt)) !== null ? ['tempo'] : []),
    ...(reference.key !== null && readKey(prompt) !== null ? ['key'] : []),
  ];
  if (asked.length > 0)
    remarks.push(`The ${asked.join(' and ')} of the reference ${asked.length > 1 ? 'are' : 'is'} kept.`);
  if (!reference.isSteady) remarks.push('No steady beat was found in the reference: the tempo is the style’s.');
  if (reference.key === null) remarks.push('No tones were found in the reference: key and chords are the style’s.');
  const key: SongStyle['key'] = reference.key
    ? { tonic: reference.key.tonic, mode: reference.key.isMinor ? 'minor' : 'major' }
    : style.key;
  const tempoBpm = reference.isSteady ? Math.round((reference.tempoBpm / fold) * 100) / 100 : style.tempoBpm;
  return { style: { ...style, groove, key, tempoBpm, hasStops: false, targetSeconds: null, remarks }, fold };
}

const FOLDS: readonly Fold[] = [1, 2, 0.5];

/** The fold whose tempo is least outside of the range; the tempo itself where it is as good. */
function foldOf(tempoBpm: number, { lowest, highest }: { lowest: number; highest: number }): Fold {
  const outside = (fold: Fold) => {
    const tempo = tempoBpm / fold;
    return tempo < lowest ? Math.log(lowest / tempo) : tempo > highest ? Math.log(tempo / highest) : 0;
  };
  return FOLDS.reduce((best, fold) => (outside(fold) < outside(best) - 0.01 ? fold : best));
}

type GrooveChoice = { reference: ReferenceMusic; seed: number; remarks: string[] };

/** The groove that was read where it counts as the reference does, else another one of the genre. */
function grooveFor({ genre, groove }: SongStyle, { reference, seed, remarks }: GrooveChoice): Groove {
  const counts = (beats: 3 | 4) => (each: Groove) => (each.beats ?? 4) === beats && each.countedSteps === undefined;
  if (counts(reference.beatsPerBar)(groove)) return groove;
  const same = genre.grooves.filter(counts(reference.beatsPerBar));
  if (same.length > 0) return same[(seed >>> 0) % same.length]!;
  remarks.push(`The reference is in three and ${genre.name} has no groove in three here: its bars are played in four.`);
  const inFour = genre.grooves.filter(counts(4));
  return counts(4)(groove) ? groove : (inFour[(seed >>> 0) % inFour.length] ?? groove);
}
