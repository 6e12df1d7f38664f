export { chatPanel } from './chat-panel.ts';
