import { actionRegistry } from '../../../ui/actions/action-registry.ts';

/** Opens the dock where it is closed and puts the keyboard on the details. */
export function showDetails(): void {
  const isOpen = document.querySelector('[data-region="dock"]') !== null;
  if (!isOpen) actionRegistry.run('view.dock');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-voice-details]')?.focus()),
  );
}
