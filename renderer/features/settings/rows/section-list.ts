/** Sections of the settings, in order. */
export const SECTIONS = [
  { id: 'engine', title: 'Engine' },
  { id: 'account', title: 'Cloud account' },
  { id: 'transcribing', title: 'Transcribing' },
  { id: 'speaking', title: 'Speaking' },
  { id: 'writing', title: 'Writing' },
  { id: 'tasks', title: 'Tasks' },
  { id: 'library', title: 'Library' },
  { id: 'appearance', title: 'Appearance' },
  { id: 'playback', title: 'Playback' },
  { id: 'shortcuts', title: 'Shortcuts' },
  { id: 'diagnostics', title: 'Diagnostics' },
  { id: 'about', title: 'About' },
] as const;

/** Id of a section, a segment of the address. */
export type SectionId = (typeof SECTIONS)[number]['id'];

/** Texts of a row. `also` contains other words that people search for. */
export type RowText = { section: SectionId; label: string; description: string; also?: string };
