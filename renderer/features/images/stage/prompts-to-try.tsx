import { usePanelEngine } from '../../../api/settings/settings.ts';
import { focusInForm } from '../../../ui/generation-form/draft/show-form.ts';
import { PromptsToTry } from '../../../ui/generation-form/results/prompts-to-try.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { fillForm } from '../actions/reuse.ts';
import { texts } from '../texts.ts';

const words = texts.empty;

/** Nothing was generated yet: what can be drawn here, and prompts to begin with. */
export function ImagePrompts() {
  const engine = usePanelEngine('images');
  const { title, use } = words;
  const shown = { title, use, text: words[engine], prompts: words.prompts };
  return <PromptsToTry icon={PANEL_ICONS.images} words={shown} take={take} />;
}

function take(prompt: string): void {
  fillForm({ prompt }, texts.reuse.prompt);
  focusInForm('[data-image-prompt]');
}
