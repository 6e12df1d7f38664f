export { transcribePanel } from './transcribe-panel.ts';
