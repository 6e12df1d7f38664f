import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library-item.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { loadPeaks } from '../../../media/waveform/load-peaks.ts';

/** The recording of a transcript; undefined until it is known. */
export function useRecording(mediaId: ItemId): LibraryItem | undefined {
  return useQuery(api.library.get.queryOptions({ input: { id: mediaId } })).data;
}

/** Stored peaks of a recording; asked for once it has been read. */
export function usePeaks(recording: LibraryItem | undefined) {
  const isRead = recording?.media.state === 'ready';
  return useQuery({
    queryKey: ['peaks', recording?.id ?? null, isRead],
    queryFn: ({ signal }) => (recording ? loadPeaks(mediaUrl.peaks(recording.id), signal) : null),
    enabled: isRead,
    // Peaks are stored at the end of the same pass that makes a recording ready; this bridges the gap between the two.
    refetchInterval: (query) => (query.state.data === null ? 500 : false),
    gcTime: 60_000,
    structuralSharing: false,
  });
}
