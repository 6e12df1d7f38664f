import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { referenceProblem } from '../../../../shared/domain/music/song-rules.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type SongDraft, songDraft } from '../form-draft/song-draft.ts';
import { PreparedReference } from './prepared-reference.tsx';

/** So many recordings and songs are offered; others are dropped on the window. */
const MOST_OFFERED = 100;

/** The sound that a cover plays in another style, with what the service would refuse about it. */
export function ReferencePart({ referenceItemId }: Pick<SongDraft, 'referenceItemId'>) {
  const engine = usePanelEngine('music');
  const rows = [...useRows('recording'), ...useRows('song')];
  const chosen = rows.find(({ id }) => id === referenceItemId);
  const problem = chosen ? referenceProblem(chosen) : null;
  return (
    <div className={parts.part}>
      <Select
        label={words.reference}
        placeholder={words.referencePlaceholder}
        searchable
        clearable
        data={rows.map(({ id, title }) => ({ value: id, label: title }))}
        value={referenceItemId}
        error={problem ? reasonText({ reason: problem.reason }) : null}
        onChange={(value) => songDraft.set({ referenceItemId: value })}
      />
      <p className={parts.hint}>{chosen ? factsOf(chosen, problem === null) : words.referenceWhy}</p>
      {chosen && problem === null ? (
        <PreparedReference key={`${engine} ${chosen.id}`} id={chosen.id} engine={engine} />
      ) : null}
    </div>
  );
}

function useRows(kind: 'recording' | 'song'): readonly LibraryRow[] {
  const input = { query: `kind:${kind}`, sort: 'newest', limit: MOST_OFFERED } as const;
  return useQuery(api.library.list.queryOptions({ input })).data ?? [];
}

function factsOf({ durationMs, sizeBytes }: LibraryRow, fits: boolean): string {
  const facts = [
    durationMs === null ? null : formatShortTime(durationMs),
    sizeBytes === null ? null : formatBytes(sizeBytes),
  ];
  return [facts.filter((fact) => fact !== null).join(' · '), ...(fits ? [words.referenceFits] : [])].join('. ');
}
