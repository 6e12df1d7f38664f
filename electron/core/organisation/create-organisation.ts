import { Failure } from '../../../shared/domain/failures/failure.ts';
import {
  itemRef,
  NOT_ORGANISED,
  type Organised,
  type OrganisedChange,
  type OrganisedRef,
} from '../../../shared/domain/organisation/organised.ts';
import { updateOrganised } from '../../../shared/domain/organisation/update-organised.ts';
import type { CoreContext } from '../core-context.ts';
import type { Db, Tx } from '../database/database.ts';
import { countLabels } from './count-labels.ts';
import { type RowStep, storeRows, undoRows } from './named-rows.ts';
import type { Organisation } from './organisation.ts';
import { readOrganised } from './organisation-table.ts';
import { type OrganisedWrite, writeOrganised } from './write-organised.ts';
import { keyOf, ownerOf, type SubjectAct, type SubjectKey, type SubjectOwners, textOf } from './subject-owner.ts';
import { storeTitles, type TitleStep, undoTitles } from './title-steps.ts';
import { keepSteps, type OrganisedStep, type SubjectStep, takeSteps } from './undo-table.ts';

/** Fields of a subject, and columns of boards and saved searches: one change may touch both. */
const isRow = (step: OrganisedStep): step is RowStep => 'table' in step;
const isTitle = (step: OrganisedStep): step is TitleStep => 'titled' in step;
const isSubject = (step: OrganisedStep): step is SubjectStep => 'key' in step;

type OrganisationDeps = Pick<CoreContext, 'db' | 'changes' | 'now'> & { owners: SubjectOwners };

/** Builds the organisation over the owners of what is organised. */
export function createOrganisation(
  context: Pick<CoreContext, 'db' | 'changes' | 'now'>,
  owners: SubjectOwners,
): Organisation {
  const { db, now } = context;
  const deps: OrganisationDeps = { ...context, owners };
  const change = (refs: readonly OrganisedRef[], act: SubjectAct, next: (state: Organised) => Organised) =>
    commit(deps, (tx) => {
      const keys = together(owners, tx, { keys: known(owners, tx, refs), act });
      return store(tx, keys, next);
    });
  return {
    get: ({ refs }) => {
      const states = readOrganised(db, known(owners, db, refs));
      return refs.map((ref) => states.get(textOf(keyOf(ref))) ?? NOT_ORGANISED);
    },
    update: ({ refs, values }) => change(refs, 'update', (state) => updateOrganised(state, values)),
    rename: ({ titles }) =>
      commit(deps, (tx) => {
        known(owners, tx, [...titles.keys()].map(itemRef));
        return storeTitles(tx, titles);
      }),
    bin: ({ refs }) => {
      const atMs = now();
      return change(refs, 'bin', (state) => ({ ...state, binnedAtMs: state.binnedAtMs ?? atMs }));
    },
    restore: ({ refs }) => change(refs, 'restore', (state) => ({ ...state, binnedAtMs: null })),
    undo: ({ undoId }) =>
      commit(deps, (tx) => {
        const steps = takeSteps(tx, undoId);
        // Boards first: only then can items be on them again.
        return [
          ...undoRows(tx, steps.filter(isRow)),
          ...undoTitles(tx, steps.filter(isTitle)),
          ...undoSteps(owners, tx, steps.filter(isSubject)),
        ];
      }),
    rearrange: (plan) =>
      commit(deps, (tx) => {
        const { rows = [], items = new Map() } = plan(tx);
        const keys = known(owners, tx, [...items.keys()].map(itemRef));
        const next = new Map([...items].map(([id, become]) => [id as string, become]));
        return [...storeRows(tx, rows), ...store(tx, keys, (state, { id }) => next.get(id)?.(state) ?? state)];
      }),
    labels: () => countLabels(db),
  };
}

/** Runs a change and tells of it, with all that it touched; what changed nothing is told to nobody. */
function commit({ db, changes, owners }: OrganisationDeps, work: (tx: Tx) => OrganisedStep[]): OrganisedChange {
  const { steps, undoId } = db.write((tx) => {
    const done = work(tx);
    return { steps: done, undoId: keepSteps(tx, done) };
  });
  if (steps.length > 0) {
    const subjects = steps.filter(isSubject);
    const touched = [
      ...subjects.map(({ key }) => key),
      ...steps.filter(isTitle).map(({ titled }) => keyOf(itemRef(titled))),
    ];
    const keys = [...new Map(touched.map((key) => [textOf(key), key])).values()];
    const binned = subjects.filter(({ after }) => typeof after.binnedAtMs === 'number').map(({ key }) => key);
    byOwner(binned, (of, own) => owners[of].afterBin(own));
    changes.publish(
      'organisation',
      [...keys, ...steps.filter(isRow)].map(({ id }) => id),
    );
    byOwner(keys, (of, own) => owners[of].tell(own));
  }
  return { changedCount: steps.length, undoId };
}

/** Stores what subjects become, and says what that changed. */
function store(
  tx: Tx,
  keys: readonly SubjectKey[],
  next: (state: Organised, key: SubjectKey) => Organised,
): SubjectStep[] {
  const states = readOrganised(tx, keys);
  const writes = keys.flatMap((key): OrganisedWrite[] => {
    const before = states.get(textOf(key)) ?? NOT_ORGANISED;
    const state = next(before, key);
    const fields = FIELDS.filter((field) => !isSame(before[field], state[field]));
    return fields.length === 0 ? [] : [{ key, before, state, fields }];
  });
  writeOrganised(tx, writes);
  return writes.map(({ key, before, state, fields }) => {
    return { key, before: only(before, fields), after: only(state, fields) };
  });
}

/** Puts back what is still as the steps left it. What belongs together goes into the bin and out of it together here too. */
function undoSteps(owners: SubjectOwners, tx: Tx, steps: readonly SubjectStep[]): SubjectStep[] {
  const left = new Set(
    existing(
      owners,
      tx,
      steps.map(({ key }) => key),
    ).map(textOf),
  );
  const undone = new Map<string, SubjectStep>();
  for (const { key, before, after } of steps.filter((step) => left.has(textOf(step.key)))) {
    const same = undone.get(textOf(key));
    undone.set(textOf(key), { key, before: { ...before, ...same?.before }, after: { ...same?.after, ...after } });
  }
  const back = store(
    tx,
    [...undone.values()].map(({ key }) => key),
    (state, key) => {
      const step = undone.get(textOf(key));
      const fields = FIELDS.filter((field) => step && field in step.after && isSame(state[field], step.after[field]));
      return { ...state, ...(step && only(step.before, fields)) };
    },
  );
  const ages = new Set(back.flatMap(({ after }) => ('binnedAtMs' in after ? [after.binnedAtMs ?? null] : [])));
  const along = [...ages].flatMap((binnedAtMs) => {
    const moved = back.filter(({ after }) => 'binnedAtMs' in after && after.binnedAtMs === binnedAtMs);
    const keys = moved.map(({ key }) => key);
    const act = binnedAtMs === null ? 'restore' : 'bin';
    const all = together(owners, tx, { keys, act });
    return store(tx, all, (state) => ({
      ...state,
      binnedAtMs: binnedAtMs === null ? null : (state.binnedAtMs ?? binnedAtMs),
    }));
  });
  return [...back, ...along];
}

const FIELDS = [
  'isFavourite',
  'rating',
  'tags',
  'folders',
  'binnedAtMs',
  'verdict',
  'rejectReason',
  'colourLabel',
  'note',
  'boards',
] as const;

/** Most fields stay the very same value. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const only = (state: Partial<Organised>, fields: readonly (keyof Organised)[]): Partial<Organised> =>
  Object.fromEntries(fields.map((field) => [field, state[field]]));

/** Calls `work` for each owner of some of the keys, with those. */
function byOwner<Result>(
  keys: readonly SubjectKey[],
  work: (of: OrganisedRef['of'], own: SubjectKey[]) => Result,
): Result[] {
  return (['item', 'voice'] as const).flatMap((of) => {
    const own = keys.filter((key) => ownerOf(key) === of);
    return own.length === 0 ? [] : [work(of, own)];
  });
}

const existing = (owners: SubjectOwners, db: Db | Tx, keys: readonly SubjectKey[]): SubjectKey[] =>
  byOwner(keys, (of, own) => owners[of].existing(db, own)).flat();

const together = (owners: SubjectOwners, tx: Tx, { keys, act }: { keys: readonly SubjectKey[]; act: SubjectAct }) =>
  byOwner(keys, (of, own) => owners[of].together(tx, own, act)).flat();

/** The keys of references, each once. Throws NOT_FOUND, with those that there are not. */
function known(owners: SubjectOwners, db: Db | Tx, refs: readonly OrganisedRef[]): SubjectKey[] {
  const keys = [...new Map(refs.map((ref) => [textOf(keyOf(ref)), keyOf(ref)])).values()];
  const there = new Set(existing(owners, db, keys).map(textOf));
  const missing = refs.filter((ref) => !there.has(textOf(keyOf(ref))));
  if (missing.length === 0) return keys;
  const ids = missing.slice(0, 20).map(({ id }) => id);
  throw new Failure('NOT_FOUND', 'Some of these no longer exist.', { ids, missingCount: missing.length });
}
