import { lyricsText } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { focusInForm } from '../../../ui/generation-form/draft/show-form.ts';
import { PromptsToTry } from '../../../ui/generation-form/results/prompts-to-try.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { fillForm } from '../actions/reuse.ts';
import { songDraft } from '../form-draft/song-draft.ts';
import { texts } from '../texts.ts';

const words = texts.empty;

/** Nothing was generated yet: what can be generated here, and styles to begin with. */
export function SongStyles() {
  const engine = usePanelEngine('music');
  const { title, use } = words;
  const shown = { title, use, text: words[engine], prompts: words.styles, label: words.start };
  return <PromptsToTry icon={PANEL_ICONS.music} words={shown} take={take} />;
}

/** A song needs words: where none are written they are left to the engine, so that the next step is to generate. */
function take(prompt: string): void {
  const { mode, blocks } = songDraft.use.getState();
  const needsWords = mode === 'song' && lyricsText(blocks).trim() === '';
  fillForm({ prompt, ...(needsWords ? { lyricsOptimizer: true } : {}) }, texts.reuse.style);
  focusInForm('[data-song-style]');
}
