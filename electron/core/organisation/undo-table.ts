import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { Organised } from '../../../shared/domain/organisation/organised.ts';
import type { Tx } from '../database/database.ts';
import type { RowStep } from './named-rows.ts';
import type { SubjectKey } from './subject-owner.ts';
import type { TitleStep } from './title-steps.ts';

/** What one change did to one subject: the same fields before and after. */
export type SubjectStep = { key: SubjectKey; before: Partial<Organised>; after: Partial<Organised> };

/** What one change did to one subject, title, board or saved search. */
export type OrganisedStep = SubjectStep | TitleStep | RowStep;

/** Undoing is for what was done a moment ago; older steps are let go. */
const MOST_STEPS_KEPT = 200;

/** Stores how a change is undone and gives it an id; null where nothing changed. */
export function keepSteps(tx: Tx, steps: readonly OrganisedStep[]): string | null {
  if (steps.length === 0) return null;
  const id = randomUUID();
  tx.run('INSERT INTO organisation_undo (id, steps) VALUES (:id, :steps)', { id, steps: JSON.stringify(steps) });
  tx.run('DELETE FROM organisation_undo WHERE row <= (SELECT max(row) FROM organisation_undo) - :most', {
    most: MOST_STEPS_KEPT,
  });
  return id;
}

/** Gives the steps of a change out, once. Throws NOT_FOUND. */
export function takeSteps(tx: Tx, id: string): OrganisedStep[] {
  const row = tx.get<{ steps: string }>('SELECT steps FROM organisation_undo WHERE id = :id', { id });
  if (!row) throw new Failure('NOT_FOUND', 'This change can no longer be undone.', { undoId: id });
  tx.run('DELETE FROM organisation_undo WHERE id = :id', { id });
  return JSON.parse(row.steps) as OrganisedStep[];
}
