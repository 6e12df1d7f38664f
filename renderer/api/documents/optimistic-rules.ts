import { type ApiFailure } from '../connection/api-failure.ts';

/** What a document of any kind brings along. `revision` grows by one with every stored change. */
export type Revised = { revision: number; canUndo: boolean; canRedo: boolean };

/** What an edit, an undo or a redo changed in core. */
export type RevisedChange = { revision: number; label: string };

/** How a kind of document is changed, here at once and in core afterwards. */
export type DocumentRules<Content extends Revised, Edit, Change extends RevisedChange> = {
  /** The document after the edits. Throws a Failure where the rules refuse them. */
  withEdits: (content: Content, edits: readonly Edit[]) => Content;
  /** The document after a change that follows directly on it. */
  withChange: (content: Content, change: Change) => Content;
  edit: (edits: Edit[], label: string) => Promise<Change>;
  undo: () => Promise<Change | null>;
  redo: () => Promise<Change | null>;
  /** What core holds now, read from what was confirmed last. */
  refresh: (confirmed: Content) => Promise<Content>;
};

/** One step of undo that is on its way to core. */
export type PendingStep<Edit> = { key: number; edits: Edit[]; label: string };

/** A step that core or the rules refused. It is out of the document, but nothing typed is lost: it can be tried again. */
export type FailedStep<Edit> = PendingStep<Edit> & { failure: ApiFailure };

/** What is known about saving. Labels name the steps made since the document was opened. */
export type SaveStatus<Edit> = {
  pendingCount: number;
  failed: readonly FailedStep<Edit>[];
  undoLabel: string | null;
  redoLabel: string | null;
};
