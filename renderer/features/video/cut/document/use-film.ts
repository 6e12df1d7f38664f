import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Cut } from '../../../../../shared/domain/cut/cut.ts';
import type { NarrationSource } from '../../../../../shared/domain/cut/cut-sources.ts';
import { type FilmCaption, placeCaptions } from '../../../../../shared/domain/cut/film-captions.ts';
import { musicGain } from '../../../../../shared/domain/cut/music-level.ts';
import { type FilmPlan, framesToMs, planFilm } from '../../../../../shared/domain/cut/plan-film.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { api } from '../../../../api/client.ts';
import { mediaUrl, soundUrl } from '../../../../api/media-urls.ts';
import { cutPlayer, type PlayedFilm } from '../../../../media/clips/cut-player.ts';
import type { FilmSound } from '../../../../media/clips/film-sounds.ts';

/** A cut as a film: how it is laid out, and what is known of its sounds. Undefined while that is being read. */
export type Film = {
  plan: FilmPlan;
  durationMs: number;
  titles: ReadonlyMap<string, string | null>;
  narration: NarrationSource | undefined;
  narrationError: unknown;
  musicMs: number | null;
  captions: FilmCaption[];
};

/** Reads what a cut is made of, and hands it to the player. */
export function useFilm({ document }: Cut): Film | undefined {
  const { clips, narration: voice, music } = document;
  const itemIds = [...new Set(clips.map(({ itemId }) => itemId as ItemId))];
  const facts = useQuery({ ...api.cuts.clips.queryOptions({ input: { itemIds } }), placeholderData: (kept) => kept });
  const narration = useQuery({
    ...api.cuts.narration.queryOptions({ input: { itemId: (voice?.itemId ?? '') as ItemId } }),
    enabled: voice !== null,
    retry: false,
  });
  const song = useQuery({
    ...api.library.rows.queryOptions({ input: { ids: music ? [music.itemId as ItemId] : [] } }),
    enabled: music !== null,
  }).data?.[0];
  const film = useMemo((): Film | undefined => {
    if (!facts.data) return undefined;
    const known = new Map<string, (typeof facts.data)[number]>(facts.data.map((each) => [each.itemId, each]));
    const plan = planFilm(clips, (itemId) => known.get(itemId)?.facts ?? null);
    const durationMs = framesToMs(plan.frames, plan);
    const source = voice ? narration.data : undefined;
    return {
      plan,
      durationMs,
      titles: new Map(facts.data.map(({ itemId, title }) => [itemId, title])),
      narration: source,
      narrationError: voice ? narration.error : null,
      musicMs: music ? (song?.durationMs ?? null) : null,
      captions: placeCaptions(source?.captions ?? [], { offsetMs: voice?.offsetMs ?? 0, durationMs }),
    };
  }, [facts.data, clips, voice, narration.data, narration.error, music, song?.durationMs]);
  useEffect(() => cutPlayer.setFilm(film ? playedFilm(document, film) : null), [document, film]);
  return film;
}

function playedFilm({ narration, music, keepsClipSound }: Cut['document'], film: Film): PlayedFilm {
  const { plan, durationMs, narration: source, musicMs } = film;
  const offsetMs = narration?.offsetMs ?? 0;
  const sounds: FilmSound[] = [];
  if (narration && source) {
    const gain = 10 ** (narration.gainDb / 20);
    const address = addressOf(source.place);
    sounds.push({ address, startMs: offsetMs, durationMs: source.durationMs, gainAt: () => gain });
  }
  if (music && musicMs !== null) {
    const speech = (source?.speech ?? []).map((span) => ({
      startMs: span.startMs + offsetMs,
      endMs: span.endMs + offsetMs,
    }));
    const address = mediaUrl.playback(music.itemId as ItemId);
    const gainAt = (timeMs: number) => musicGain({ music, speech, durationMs }, timeMs);
    sounds.push({ address, startMs: 0, durationMs: musicMs, gainAt });
  }
  return { plan, addressOf: (itemId) => mediaUrl.original(itemId as ItemId), keepsClipSound, sounds };
}

const addressOf = (place: NarrationSource['place']): string =>
  place.from === 'item' ? mediaUrl.playback(place.id) : soundUrl.original(place.id);
