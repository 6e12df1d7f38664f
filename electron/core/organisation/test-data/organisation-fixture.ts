import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import { itemRef, type OrganisedRef, voiceRef } from '../../../../shared/domain/organisation/organised.ts';
import { createJobs } from '../../jobs/create-jobs.ts';
import { insertItem } from '../../library/items/item-table.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { openTestContext } from '../../testing/test-context.ts';
import { putVoice } from '../../voices/registry/voice-table.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

const NOTHING = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };

/** The organisation over a real database and real jobs; `clock.nowMs` is what it takes for the time. */
export function createOrganisationFixture() {
  const clock = { nowMs: 1000 };
  const context = openTestContext({ now: () => clock.nowMs });
  const { db, changes } = context;
  const jobs = createJobs(context, { owner: 'test', places: () => 1 });
  const organisation = openOrganisation(context, { jobs: jobs.jobs });
  const addItems = (kind: ItemKind, ...ids: string[]): OrganisedRef[] => {
    db.write((tx) => {
      for (const id of ids) insertItem(tx, { id: id as ItemId, kind, title: id, ...NOTHING });
    });
    return ids.map((id) => itemRef(id as ItemId));
  };
  return {
    db,
    changes,
    jobs,
    clock,
    organisation,
    addItems,
    addVoice(engine: EngineChoice, id: string, kind: 'cloned' | 'system' = 'cloned'): OrganisedRef {
      db.write((tx) => putVoice(tx, { engine, id, kind, name: id, isListed: true }));
      return voiceRef({ engine, id });
    },
    /** A script with two takes. */
    addScript(id: string): { script: OrganisedRef; takes: [OrganisedRef, OrganisedRef] } {
      const [script] = addItems('script', id);
      const takes = addItems('speech', `${id}-1`, `${id}-2`);
      db.write((tx) => tx.run(`UPDATE items SET owner_id = :id WHERE id LIKE :id || '-%'`, { id }));
      return { script: script as OrganisedRef, takes: takes as [OrganisedRef, OrganisedRef] };
    },
    async end() {
      await jobs.dispose();
      context.end();
    },
  };
}

/** Organised things. */
export type OrganisationFixture = ReturnType<typeof createOrganisationFixture>;
