import type { OrganisedRef } from '../../../shared/domain/organisation/organised.ts';
import type { Db, Tx } from '../database/database.ts';

/** What is organised, as the tables name it. */
export type SubjectKey = { kind: 'item' | 'local-voice' | 'cloud-voice'; id: string };

/** What is done to a subject. */
export type SubjectAct = 'update' | 'bin' | 'restore';

/** What the organisation must know of things that it does not own. */
export interface SubjectOwner {
  /** Those of the subjects that exist. */
  existing(db: Db | Tx, keys: readonly SubjectKey[]): SubjectKey[];
  /**
   * What an act on the subjects changes: they and what belongs to them, each once. All exist. Throws INVALID_INPUT where the
   * act is not possible with one of them.
   */
  together(tx: Tx, keys: readonly SubjectKey[], act: SubjectAct): SubjectKey[];
  /** Called after subjects went into the bin: ends what works on them. */
  afterBin(keys: readonly SubjectKey[]): void;
  /** Called after subjects changed: tells the readers of the domains that show them. */
  tell(keys: readonly SubjectKey[]): void;
}

/** The owners of all that can be organised. */
export type SubjectOwners = Readonly<Record<OrganisedRef['of'], SubjectOwner>>;

/** The key of what is referred to. */
export const keyOf = (ref: OrganisedRef): SubjectKey =>
  ref.of === 'item' ? { kind: 'item', id: ref.id } : { kind: `${ref.engine}-voice`, id: ref.id };

/** Which owner knows a subject. */
export const ownerOf = ({ kind }: SubjectKey): OrganisedRef['of'] => (kind === 'item' ? 'item' : 'voice');

/** One text for a key, to compare by. */
export const textOf = ({ kind, id }: SubjectKey): string => `${kind} ${id}`;
