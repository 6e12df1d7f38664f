export { imagesPanel } from './images-panel.ts';
