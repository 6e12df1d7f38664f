import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { hostBridge } from '../../api/connection/host.ts';

type Appearance = Settings['appearance'];

/** What the root element carries for an appearance; `system` values are resolved by the given answers of the system. */
export function rootAttributes(appearance: Appearance, system: { isDark: boolean }) {
  const scheme = appearance.theme === 'system' ? (system.isDark ? 'dark' : 'light') : appearance.theme;
  return {
    scheme,
    contrast: appearance.contrast === 'system' ? null : appearance.contrast,
    motion: appearance.motion === 'system' ? null : appearance.motion,
    fontSizePx: (16 * appearance.textScale) / 100,
  };
}

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

/** Puts the appearance on the root element at once. */
export function applyAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  const { scheme, contrast, motion, fontSizePx } = rootAttributes(appearance, { isDark: darkQuery.matches });
  root.dataset['mantineColorScheme'] = scheme;
  setOrRemove(root, 'contrast', contrast);
  setOrRemove(root, 'motion', motion);
  root.style.fontSize = `${fontSizePx}px`;
  root.style.setProperty('--text-scale', String(appearance.textScale / 100));
}

function setOrRemove(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** Applies the appearance now and again whenever the system switches between light and dark. Returns the clean-up. */
export function followAppearance(appearance: Appearance): () => void {
  const apply = () => applyAppearance(appearance);
  apply();
  hostBridge().setTheme(appearance.theme);
  darkQuery.addEventListener('change', apply);
  return () => darkQuery.removeEventListener('change', apply);
}
