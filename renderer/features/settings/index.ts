export { searchSettings } from './search-settings.ts';
export { settingsPanel } from './settings-panel.ts';
