/** Ids of the panels of the studio, as they stand in addresses (`#/transcribe/…`). */
export const PANEL_IDS = [
  'transcribe',
  'speak',
  'voices',
  'images',
  'music',
  'video',
  'chat',
  'library',
  'tasks',
  'settings',
] as const;

/** See PANEL_IDS. */
export type PanelId = (typeof PANEL_IDS)[number];
