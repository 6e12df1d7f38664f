import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrganisationFixture, type OrganisationFixture } from '../organisation/test-data/organisation-fixture.ts';
import { createSavedSearches } from './create-saved-searches.ts';
import type { SavedSearches } from './saved-searches.ts';

let fixture: OrganisationFixture;
let searches: SavedSearches;
beforeEach(() => {
  fixture = createOrganisationFixture();
  searches = createSavedSearches({ db: fixture.db, now: () => fixture.clock.nowMs }, fixture);
});
afterEach(() => fixture.end());

const undo = ({ undoId }: { undoId: string | null }) => fixture.organisation.undo({ undoId: undoId ?? 'none' });
const shown = () => searches.list().map(({ name, query }) => `${name}: ${query}`);

describe('saved searches', () => {
  it('keep words and operators under a name, in the order of the user', () => {
    const { id } = searches.create({ name: 'Best', query: ' rating:4 kind:script lighthouse ' });
    searches.create({ name: 'This week', query: 'date:week' });
    expect(shown()).toEqual(['Best: rating:4 kind:script lighthouse', 'This week: date:week']);
    searches.move({ id, before: null });
    expect(shown()).toEqual(['This week: date:week', 'Best: rating:4 kind:script lighthouse']);
  });

  it('are renamed, changed and deleted, and each is undone and done again', () => {
    const { id } = searches.create({ name: 'Best', query: 'rating:4' });
    const states = [shown()];
    const done = [
      searches.update({ id, name: 'The best' }),
      (states.push(shown()), searches.update({ id, query: 'rating:5' })),
      (states.push(shown()), searches.remove({ id })),
    ];
    states.push(shown());
    expect(states).toEqual([['Best: rating:4'], ['The best: rating:4'], ['The best: rating:5'], []]);
    const redo = done.toReversed().map((change) => undo(change));
    expect(shown()).toEqual(['Best: rating:4']);
    for (const change of redo.toReversed()) undo(change);
    expect(shown()).toEqual([]);
  });

  it('of which one is gone or a name is taken are not changed', () => {
    const { id } = searches.create({ name: 'Best', query: 'rating:4' });
    searches.create({ name: 'Worst', query: 'rating:1' });
    expect(() => searches.update({ id, name: 'worst' })).toThrow(
      expect.objectContaining({ code: 'CONFLICT', data: expect.objectContaining({ reason: 'name_taken' }) }),
    );
    searches.remove({ id });
    expect(() => searches.update({ id, query: 'x' })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(shown()).toEqual(['Worst: rating:1']);
  });
});
