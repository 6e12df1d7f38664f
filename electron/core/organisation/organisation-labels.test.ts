import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOT_ORGANISED, type OrganisedRef } from '../../../shared/domain/organisation/organised.ts';
import { createOrganisationFixture, type OrganisationFixture } from './test-data/organisation-fixture.ts';

let fixture: OrganisationFixture;
beforeEach(() => {
  fixture = createOrganisationFixture();
});
afterEach(() => fixture.end());

const get = (...refs: OrganisedRef[]) => fixture.organisation.get({ refs });
const failsWith = (code: string, data: object = {}) =>
  expect.objectContaining({ code, data: expect.objectContaining(data) });

describe('names that somebody may type', () => {
  const tagged = (...addTags: string[]) => {
    const refs = fixture.addItems('recording', `r${(count += 1)}`);
    fixture.organisation.update({ refs, values: { addTags } });
    return get(...refs)[0]?.tags;
  };
  let count = 0;

  it('are stored as they are seen', () => {
    expect(tagged('  two  words ', 'two\twords', 'line\nbreak', 'nul\u0000l', '\u202eevil', 'zero\u200bwidth')).toEqual(
      ['two words', 'line break', 'nul l', 'evil', 'zero width'],
    );
    expect(tagged('e\u0301t\u00e9', '\u00e9te\u0301', '\ud800half')).toEqual(['\u00e9t\u00e9', 'half']);
    expect(tagged('👩‍👩‍👧', "'); DROP TABLE items; --", '"quoted" OR *', '%_', '日本語')).toEqual([
      '👩‍👩‍👧',
      "'); DROP TABLE items; --",
      '"quoted" OR *',
      '%_',
      '日本語',
    ]);
  });

  it('are refused where nothing is seen of them, where they are too long, and where they are too many', () => {
    const refs = fixture.addItems('recording', 'one');
    const add = (values: object) => () => fixture.organisation.update({ refs, values });
    for (const nothing of ['', '   ', '\u200b\u202e', '\n']) {
      expect(add({ addTags: [nothing] })).toThrow(failsWith('INVALID_INPUT', { reason: 'label_empty' }));
    }
    expect(add({ addTags: ['x'.repeat(41)] })).toThrow(failsWith('INVALID_INPUT', { reason: 'label_too_long' }));
    expect(add({ folders: ['x'.repeat(61)] })).toThrow(
      failsWith('INVALID_INPUT', { labelKind: 'folder', longest: 60 }),
    );
    const many = Array.from({ length: 101 }, (_, index) => `tag ${index}`);
    expect(add({ tags: many })).toThrow(failsWith('INVALID_INPUT', { reason: 'too_many_labels', most: 100 }));
    for (const rating of [-1, 6, 2.5, Number.NaN]) {
      expect(add({ rating })).toThrow(failsWith('INVALID_INPUT', { reason: 'rating' }));
    }
    expect(get(...refs)).toEqual([NOT_ORGANISED]);
    add({ tags: many.slice(0, 100), addFolders: ['x'.repeat(60)] })();
    expect(get(...refs)[0]?.tags).toEqual(many.slice(0, 100));
  });

  it('that an older version stored otherwise can be taken away as they are', () => {
    const refs = fixture.addItems('recording', 'one');
    const old = [' spaced ', 'x'.repeat(80)];
    fixture.db.write((tx) => {
      for (const [position, tag] of old.entries()) {
        tx.run(
          `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', 'one', :position, :tag)`,
          { position, tag },
        );
      }
    });
    fixture.organisation.update({ refs, values: { removeTags: [' spaced '] } });
    expect(get(...refs)[0]?.tags).toEqual(old.slice(1));
    fixture.organisation.update({ refs, values: { tags: [] } });
    expect(get(...refs)).toEqual([NOT_ORGANISED]);
  });

  it('are counted and found among 10,000', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `r${index}`);
    const refs = fixture.addItems('recording', ...ids);
    for (const [index, ref] of refs.entries()) {
      const tags = Array.from({ length: 100 }, (_, tag) => `tag ${index} of ${tag}`);
      fixture.organisation.update({ refs: [ref], values: { tags } });
    }
    fixture.organisation.update({ refs, values: { folders: ['All'] } });
    const { tags, folders } = fixture.organisation.labels();
    expect([tags.length, new Set(tags.map((tag) => tag.count)), folders]).toEqual([
      10_000,
      new Set([1]),
      [{ name: 'All', count: 100 }],
    ]);
    fixture.organisation.bin({ refs: refs.slice(0, 50) });
    expect([fixture.organisation.labels().tags.length, fixture.organisation.labels().folders]).toEqual([
      5000,
      [{ name: 'All', count: 50 }],
    ]);
    fixture.db.write((tx) => tx.run('DELETE FROM items'));
    expect(fixture.organisation.labels()).toEqual({ tags: [], folders: [], reasons: [] });
    fixture.db.write((tx) => tx.run(`INSERT INTO item_search (item_search, rank) VALUES ('integrity-check', 1)`));
  });
});
