import { IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import type { ScriptRow as Row } from '../../../../shared/domain/script/script-views.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { client } from '../../../api/client.ts';
import { usePlayer } from '../../../media/player/player-hooks.ts';
import { SidebarIcon } from '../../../ui/collection/sidebar/choice-row.tsx';
import { DocumentRow } from '../../../ui/collection/sidebar/document-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { useFavouriteAction } from '../../../ui/organisation/favourite.ts';
import { texts as organisationTexts } from '../../../ui/organisation/organisation-texts.ts';
import { documentOf } from '../document/opened/open-scripts.ts';
import { scriptTrackId } from '../playback/tracks.ts';
import { binScript, renameScript } from '../document/script-actions.ts';
import classes from './list.module.css';
import { texts } from './list-texts.ts';
import { scriptRowState, type ScriptRowState } from './script-row-state.ts';
import { STATE_TONES, StateIcon } from './state-icon.tsx';

/** One script: how it stands, title, length. */
export const ScriptRow = memo(function ScriptRow({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const isHeard = usePlayer((state) => state.isPlaying && state.track?.id === scriptTrackId(row.id));
  const standing = scriptRowState(row);
  const state = isHeard ? 'heard' : standing.kind;
  const words = isHeard ? texts.states.playing : stateWords(standing);
  const favourite = useFavouriteAction(row);
  return (
    <DocumentRow
      title={row.title}
      route={{ panel: 'speak', path: [row.id] }}
      isOpen={isOpen}
      fieldLabel={texts.titleField}
      rename={(title) => void rename(row, title)}
      moveToBin={() => void binScript(row)}
      actions={[favourite]}
    >
      <SidebarIcon tone={STATE_TONES[state]} title={words}>
        <StateIcon state={state} words={words} />
      </SidebarIcon>
      <span className={sidebar.title} title={row.title}>
        {row.isFavourite ? (
          <IconStarFilled className={classes.star} size={12} role="img" aria-label={organisationTexts.favourite} />
        ) : null}
        {row.title}
      </span>
      <span className={sidebar.facts}>{row.durationMs === null ? '—' : formatShortTime(row.durationMs)}</span>
      {row.snippet === null ? null : <span className={sidebar.snippet}>{row.snippet}</span>}
    </DocumentRow>
  );
});

function stateWords(state: ScriptRowState): string {
  if (state.kind === 'made') return texts.states.upToDate;
  return state.kind === 'stale' ? texts.states.outOfDate(state.count) : texts.states.notGenerated(state.count);
}

/** In an open script it is a step of undo like every other edit. */
async function rename(row: Row, title: string): Promise<void> {
  if (documentOf(row.id)) {
    renameScript(row.id, title);
    return;
  }
  try {
    await client.scripts.edit({ id: row.id, edits: [{ kind: 'rename', title }], label: texts.renaming });
  } catch (error) {
    showFailureToast(texts.notRenamed, error);
  }
}
