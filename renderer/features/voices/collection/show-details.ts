import { actionRegistry } from '../../../ui/actions/action-registry.ts';

/** Opens the dock where it is closed and puts the keyboard on the details, or on one of their fields. */
export function showDetails(field?: 'folder' | 'tag'): void {
  const target = field === undefined ? '[data-inspector-title]' : `[data-field="${field}"]`;
  const isOpen = document.querySelector('[data-region="dock"]') !== null;
  if (!isOpen) actionRegistry.run('view.dock');
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(target)?.focus()));
}
