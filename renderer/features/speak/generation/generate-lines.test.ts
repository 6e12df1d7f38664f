import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { itemId, lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { editScript, openScripts } from '../document/opened/open-scripts.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { dismissFailures, generateLines, isAskedHere } from './generate-lines.ts';

const ID = itemId('script');
const jobId = 'job-here' as JobId;
const ordered: NonNullable<Answers['scripts']>['generate'] = () => ({ jobId, refused: [] });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

it('asks for nothing without lines', async () => {
  const core = standInCore({});
  await generateLines(ID, []);
  expect(core.asked).toEqual([]);
});

it('knows its own jobs from those that go on after a restart', async () => {
  standInCore({ scripts: { generate: ordered } });
  expect(isAskedHere(jobId)).toBe(false);
  await generateLines(ID, [lineId('a')]);
  expect([isAskedHere(jobId), isAskedHere('another' as JobId)]).toEqual([true, false]);
});

it('first saves what was changed, so that no old text is spoken', async () => {
  const { script } = openScriptFor([newScriptLine('a', 'Fog.')]);
  const core = standInCore({
    scripts: {
      get: () => ({ ...script, id: ID }),
      edit: ({ label }) => ({ id: ID, revision: 2, patch: PATCH, label, canUndo: true, canRedo: false }),
      generate: ordered,
    },
  });
  await openScripts.load(ID);
  editScript(ID, [{ kind: 'setText', lineId: lineId('a'), text: 'Rain.' }], 'Edit text');
  await generateLines(ID, [lineId('a')], { front: true });
  expect(core.asked.map(([name]) => name)).toEqual(['scripts.get', 'scripts.edit', 'scripts.generate']);
  expect(core.asked.at(-1)?.[1]).toEqual({ id: ID, lineIds: ['a'], front: true, onlyChanged: false });
});

const PATCH = {
  lines: [],
  removedLineIds: [],
  characters: [],
  removedCharacterIds: [],
  settings: null,
  title: null,
};

it('says how many lines were left out, and what could not be asked for or dismissed', async () => {
  const failing = () => {
    throw new Failure('DISK_FULL', 'The disk is full.');
  };
  const refused = [{ lineId: lineId('b') } as never];
  standInCore({ scripts: { generate: () => ({ jobId, refused }) } });
  await generateLines(itemId('other'), [lineId('a'), lineId('b')]);
  standInCore({ scripts: { generate: failing, dismissFailures: failing } });
  await generateLines(itemId('other'), [lineId('a')]);
  await dismissFailures(itemId('other'));
  const said = shownToasts().map(({ message }) => message);
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(/1 line/);
  expect(said[1]).toMatch(/full/i);
});
