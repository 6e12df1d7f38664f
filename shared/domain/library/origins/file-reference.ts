/** How the file of an item that stays outside of the library was found when it was last looked at. */
export type ReferenceState = 'there' | 'missing' | 'changed';

/** What came of looking for files in a folder: how many items have theirs again, and how many still lack it. */
export type RelinkResult = { relinkedCount: number; leftCount: number };
