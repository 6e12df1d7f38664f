import type { Parameters, Tx } from './database.ts';

/** A step of a history: what it did and what takes it back. */
export type UndoStep<Patch> = { label: string; patch: Patch; inverse: Patch };

/**
 * The undo steps of documents, one row each, numbered from 0. A document keeps how many of them are applied (its undo
 * position); steps from there on are those that were undone.
 */
export interface UndoSteps<Patch> {
  /** Stores a step at `position`; what had been undone is dropped. */
  push(tx: Tx, at: StepPlace, step: UndoStep<Patch>): void;
  /** What to apply to go one step back from `position` (-1) or on (1), and the position after it; null at the end. */
  next(tx: Tx, at: StepPlace, direction: -1 | 1): { label: string; patch: Patch; position: number } | null;
}

/** Which document, and how many of its steps are applied. */
export type StepPlace = { id: string; position: number };

/** The table `steps`, whose column `owner` has the id of the document. */
export type StepTable = { steps: string; owner: string };

/**
 * SQL for how many steps the document has whose id `document` (a column or parameter) is. They have no holes, so the last one
 * says it, and a long history costs no more than a short one: it is asked with every key that is pressed.
 */
export function stepCountOf({ steps, owner }: StepTable, document: string): string {
  return `coalesce((SELECT max(position) + 1 FROM ${steps} WHERE ${owner} = ${document}), 0)`;
}

/** Steps in a table. */
export function createUndoSteps<Patch>({ steps, owner }: StepTable): UndoSteps<Patch> {
  const parameters = ({ id, position }: StepPlace): Parameters => ({ id, position });
  return {
    push: (tx, at, { label, patch, inverse }) => {
      tx.run(`DELETE FROM ${steps} WHERE ${owner} = :id AND position >= :position`, parameters(at));
      tx.run(
        `INSERT INTO ${steps} (${owner}, position, label, patch, inverse)
         VALUES (:id, :position, :label, :patch, :inverse)`,
        { ...parameters(at), label, patch: JSON.stringify(patch), inverse: JSON.stringify(inverse) },
      );
    },
    next: (tx, { id, position }, direction) => {
      const wanted = direction === -1 ? position - 1 : position;
      const row = tx.get<{ label: string; patch: string }>(
        `SELECT label, ${direction === -1 ? 'inverse' : 'patch'} AS patch FROM ${steps}
         WHERE ${owner} = :id AND position = :position`,
        { id, position: wanted },
      );
      return row ? { label: row.label, patch: JSON.parse(row.patch) as Patch, position: position + direction } : null;
    },
  };
}
