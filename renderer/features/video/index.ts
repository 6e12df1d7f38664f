export { videoPanel } from './video-panel.ts';
