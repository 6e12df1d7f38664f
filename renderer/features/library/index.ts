export { libraryPanel } from './library-panel.ts';
