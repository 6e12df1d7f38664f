import { useQuery } from '@tanstack/react-query';
import type { LiveSong } from '../../../../shared/domain/music/live-song.ts';
import { api } from '../../../api/client.ts';
import { useCells } from './gallery-context.tsx';
import type { SongCell } from './song-cells.ts';

/** The waveform grows by whole bars; asking more often would not look better. */
const ASK_EVERY_MS = 250;
const NONE: readonly LiveSong[] = [];

/** Whether a take is one whose sound may come in. */
const mayGrow = (cell: SongCell): boolean =>
  cell.kind === 'pending' && cell.isRunning && cell.generation?.recipe.isStreamed === true;

/** The takes whose sound comes in now. Core is asked only while such a take is generated. */
export function useLiveSongs(): readonly LiveSong[] {
  const isWanted = useCells().some(mayGrow);
  const { data } = useQuery({
    ...api.music.live.queryOptions({ input: {} }),
    enabled: isWanted,
    refetchInterval: ASK_EVERY_MS,
  });
  return (isWanted ? data : null) ?? NONE;
}

/** The sound so far of a take that is generated; null where none has come. */
export function useLiveSong({ generation, number }: SongCell): LiveSong | null {
  const position = generation?.results[number - 1]?.position;
  return useLiveSongs().find((song) => song.generationId === generation?.id && song.position === position) ?? null;
}
