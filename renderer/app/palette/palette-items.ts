import { useDebouncedValue } from '@mantine/hooks';
import { type Icon, IconFileTextSpark, IconSettings, IconSpeakerphone } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ItemId, SegmentId } from '../../../shared/domain/ids.ts';
import { api } from '../../api/client.ts';
import { searchSettings } from '../../features/settings/index.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import { TEXTS } from '../texts.ts';

/** What the palette finds besides commands, of one kind. */
export type PaletteGroup = {
  label: string;
  icon: Icon;
  items: { id: string; title: string; snippet: string | null; open: () => void }[];
};

const MOST = 8;

/**
 * Groups with entries: settings, scripts and transcripts. What is searched for in core comes later than the rest, so it
 * comes last: nothing moves under the selection. Nothing while the query is empty.
 */
export function usePaletteItems(query: string): PaletteGroup[] {
  const asked = query.trim();
  const found = useFound(asked);
  if (asked === '') return [];
  const settings = searchSettings(query).slice(0, MOST);
  const { palette } = TEXTS;
  const groups: PaletteGroup[] = [
    {
      label: palette.settings,
      icon: IconSettings,
      items: settings.map(({ id, label, section }) => ({
        id,
        title: label,
        snippet: null,
        open: () => navigate('settings', section),
      })),
    },
    { label: palette.scripts, icon: IconSpeakerphone, items: itemsOf('speak', found.scripts) },
    { label: palette.transcripts, icon: IconFileTextSpark, items: transcriptItems(found.transcripts, asked) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Row = { id: ItemId; title: string; snippet: string | null };
type TranscriptHit = Row & { hitId: SegmentId | null };

function useFound(query: string): { scripts: Row[]; transcripts: TranscriptHit[] } {
  const [asked] = useDebouncedValue(query, 120);
  const options = {
    input: { query: asked, limit: MOST },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  } as const;
  const scripts = useQuery(api.scripts.list.queryOptions(options)).data?.rows;
  const transcripts = useQuery(api.transcripts.list.queryOptions(options)).data?.rows;
  return asked === '' ? { scripts: [], transcripts: [] } : { scripts: scripts ?? [], transcripts: transcripts ?? [] };
}

const itemsOf = (panel: string, rows: readonly Row[]): PaletteGroup['items'] =>
  rows.map(({ id, title, snippet }) => ({ id, title, snippet, open: () => navigate(panel, id) }));

/** A hit in the text opens at its line, see the Transcribe panel. */
const transcriptItems = (rows: readonly TranscriptHit[], query: string): PaletteGroup['items'] =>
  rows.map(({ id, title, snippet, hitId }) => ({
    id,
    title,
    snippet,
    open: () => navigate('transcribe', ...(hitId === null ? [id] : [id, hitId, query])),
  }));
