import { usePanelEngine } from '../../../api/settings/settings.ts';
import { PromptsToTry } from '../../../ui/generation-form/results/prompts-to-try.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { fillForm } from '../actions/reuse.ts';
import { texts } from '../texts.ts';

const words = texts.empty;

/** Nothing was generated yet: what can be generated here, and styles to begin with. */
export function SongStyles() {
  const engine = usePanelEngine('music');
  const { title, use } = words;
  const shown = { title, use, text: words[engine], prompts: words.styles, label: words.start };
  return <PromptsToTry icon={PANEL_ICONS.music} words={shown} take={take} />;
}

function take(prompt: string): void {
  fillForm({ prompt }, texts.reuse.style);
  document.querySelector<HTMLElement>('[data-song-style]')?.focus();
}
