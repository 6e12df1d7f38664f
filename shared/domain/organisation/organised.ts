import type { BoardId, ItemId } from '../ids.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** What can be organised: an item of the library, whatever its kind, or a voice of a service. */
export type OrganisedRef = { of: 'item'; id: ItemId } | { of: 'voice'; engine: EngineChoice; id: string };

/** What the user decided of something while choosing among many. */
export type Verdict = 'picked' | 'rejected';

/** The colours that something can be labelled with, in the order of their keys. */
export const COLOUR_LABELS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
/** See COLOUR_LABELS; what a colour stands for is up to the user. */
export type ColourLabel = (typeof COLOUR_LABELS)[number];

/** As long as a note may be, in UTF-16 units. */
export const LONGEST_NOTE = 4000;

/** Where an item is on a board: items follow each other by `place`, which may be any number. */
export type BoardPlace = { boardId: BoardId; place: number };

/** How the user keeps something. What nobody has said anything of is as NOT_ORGANISED. */
export type Organised = {
  isFavourite: boolean;
  /** Stars, 1 to 5; 0 for none. */
  rating: number;
  /** In the order in which they were added. */
  tags: string[];
  /** Names of the folders that it is in, by name. */
  folders: string[];
  /** In the bin since then, Unix ms; null outside. */
  binnedAtMs: number | null;
  verdict: Verdict | null;
  /** Why it is rejected, in the words of the user or of the list they chose from; empty where nobody said. */
  rejectReason: string;
  colourLabel: ColourLabel | null;
  /** What the user wrote about it, without blanks around; empty for nothing. */
  note: string;
  /** The boards that it is on, in the order of their ids; only items are. */
  boards: BoardPlace[];
};

/** See Organised. */
export const NOT_ORGANISED: Organised = {
  isFavourite: false,
  rating: 0,
  tags: [],
  folders: [],
  binnedAtMs: null,
  verdict: null,
  rejectReason: '',
  colourLabel: null,
  note: '',
  boards: [],
};

/** How a voice is kept: it is on no board, nobody chooses among hundreds of them, and it has a description instead of a note. */
export type OrganisedVoice = Omit<Organised, 'verdict' | 'rejectReason' | 'colourLabel' | 'note' | 'boards'>;

/** What is to change; the rest stays. A list replaces, then names are removed, then added. */
export type OrganisedUpdate = {
  isFavourite?: boolean | undefined;
  rating?: number | undefined;
  tags?: string[] | undefined;
  addTags?: string[] | undefined;
  removeTags?: string[] | undefined;
  folders?: string[] | undefined;
  addFolders?: string[] | undefined;
  removeFolders?: string[] | undefined;
  /** null takes it back. */
  verdict?: Verdict | null | undefined;
  /** Empty takes it away; so does whatever makes it no longer rejected. What is not rejected gets none. */
  rejectReason?: string | undefined;
  /** null takes it away. */
  colourLabel?: ColourLabel | null | undefined;
  /** Empty takes it away. */
  note?: string | undefined;
};

/** What an operation did. `undoId` undoes it (and that, again); null where nothing changed. */
export type OrganisedChange = { changedCount: number; undoId: string | null };

/** A tag, a folder or a reason to reject, and how much outside the bin has it. */
export type LabelCount = { name: string; count: number };

/** The reference to an item. */
export const itemRef = (id: ItemId): OrganisedRef => ({ of: 'item', id });

/** The reference to a voice. */
export const voiceRef = ({ engine, id }: { engine: EngineChoice; id: string }): OrganisedRef => ({
  of: 'voice',
  engine,
  id,
});
