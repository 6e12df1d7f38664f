export { voicesPanel } from './voices-panel.ts';
