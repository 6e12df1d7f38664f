import { SegmentedControl } from '@mantine/core';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { songDraft, type SongDraft, type SongMode } from '../form-draft/song-draft.ts';

const MODES: readonly SongMode[] = ['song', 'instrumental', 'cover'];

/** What is generated. A mode hides what its model ignores, and keeps it for the way back. */
export function ModePart({ mode }: Pick<SongDraft, 'mode'>) {
  const engine = usePanelEngine('music');
  return (
    <div className={parts.part}>
      <SegmentedControl
        aria-label={words.mode}
        data={MODES.map((value) => ({ value, label: words.modes[value] }))}
        value={mode}
        onChange={(value) => songDraft.set({ mode: value })}
      />
      {mode === 'cover' && engine === 'local' ? <p className={parts.hint}>{words.coverLocal}</p> : null}
    </div>
  );
}
