import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { currentSettings, useSettings } from '../../api/settings/settings.ts';
import type { Actions } from '../../ui/actions/action-registry.ts';
import { useActions } from '../../ui/actions/use-actions.ts';
import { saveSettingsOrToast } from '../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { PANELS } from '../panels.ts';
import type { FrameLayout } from './frame-layout.ts';
import { showAssistant } from './show-assistant.ts';
import { toggleColumn, togglePopup, useFrame } from './frame-store.ts';
import { focusNextRegion } from './regions.ts';

const TEXT_STEP = 10;
const TEXT_LIMITS = { min: 80, max: 200 };

/** Commands of the frame itself: columns, popups, appearance, panels, regions. */
export function useFrameActions(panel: Panel, layout: FrameLayout): void {
  const state = useFrame();
  const { appearance } = useSettings();
  const isShown = (column: 'list' | 'dock') =>
    layout[column] === 'overlay' ? state.overlay === column : column === 'list' ? state.isListOpen : state.isDockOpen;
  useActions({
    ...appearanceActions(appearance),
    ...panelActions(),
    'app.palette': { run: () => togglePopup('palette') },
    'app.shortcuts': { run: () => togglePopup('shortcuts') },
    'app.diagnostics': { run: () => navigate('settings', 'diagnostics') },
    'view.tasks': { run: () => togglePopup('tasks'), checked: state.popup === 'tasks' },
    'view.list': {
      run: () => toggleColumn('list', layout.list),
      enabled: panel.hasList,
      checked: panel.hasList && isShown('list'),
    },
    'view.dock': {
      run: () => toggleColumn('dock', layout.dock),
      enabled: panel.hasDock,
      checked: panel.hasDock && isShown('dock'),
    },
    'view.assistant': { run: () => showAssistant(layout.dock), enabled: panel.hasDock },
    'go.nextRegion': { run: () => focusNextRegion(1) },
    'go.previousRegion': { run: () => focusNextRegion(-1) },
  });
}

function panelActions(): Actions {
  return Object.fromEntries(PANELS.map(({ id, command }) => [command, { run: () => navigate(id) }]));
}

function appearanceActions(appearance: Settings['appearance']): Actions {
  const { theme, textScale } = appearance;
  const setTheme = (next: Settings['appearance']['theme']) => void saveSettingsOrToast({ appearance: { theme: next } });
  const setText = (next: number) => void saveSettingsOrToast({ appearance: { textScale: next } });
  const themes: [CommandId, Settings['appearance']['theme']][] = [
    ['view.themeSystem', 'system'],
    ['view.themeLight', 'light'],
    ['view.themeDark', 'dark'],
  ];
  return {
    ...Object.fromEntries(themes.map(([id, value]) => [id, { run: () => setTheme(value), checked: theme === value }])),
    'view.textLarger': {
      run: () => setText(Math.min(TEXT_LIMITS.max, currentSettings().appearance.textScale + TEXT_STEP)),
      enabled: textScale < TEXT_LIMITS.max,
    },
    'view.textSmaller': {
      run: () => setText(Math.max(TEXT_LIMITS.min, currentSettings().appearance.textScale - TEXT_STEP)),
      enabled: textScale > TEXT_LIMITS.min,
    },
    'view.textNormal': { run: () => setText(100), enabled: textScale !== 100 },
  };
}
