import type { TimeSpan } from '../../media/time-span.ts';

/**
 * A paragraph of an imported text, not yet cast. Line ends are those of the file, for speakers are named at the beginning of
 * a line; `section` is the title of the section that begins here.
 */
export type ScriptBlock = { text: string; section: string | null; cue: TimeSpan | null };
