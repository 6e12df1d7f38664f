export { musicPanel } from './music-panel.ts';
