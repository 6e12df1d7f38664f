/** Ids of the panels of the studio, as they stand in addresses (`#/transcribe/…`). */
export type PanelId =
  | 'transcribe'
  | 'speak'
  | 'voices'
  | 'images'
  | 'music'
  | 'video'
  | 'chat'
  | 'library'
  | 'tasks'
  | 'settings';
