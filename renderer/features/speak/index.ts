export { speakPanel } from './speak-panel.ts';
