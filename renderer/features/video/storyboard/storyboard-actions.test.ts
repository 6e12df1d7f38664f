import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_SHOTS } from '../../../../shared/domain/generation/clips/storyboard.ts';
import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { GenerationId } from '../../../../shared/domain/ids.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { clipDraft } from '../form-draft/clip-draft.ts';
import { type Shot, useEditedShot, useShots } from '../shots/shots.ts';
import { storyboardTexts as words } from './storyboard-texts.ts';
import type { ShotView } from './shot-state.ts';
import { addFromForm, editShot, generateShots, removeWithUndo } from './storyboard-actions.ts';

const shotOf = (id: string): Shot => ({
  id,
  draft: { ...clipDraft.defaults, prompt: `Shot ${id}` },
  generationId: null,
  itemId: null,
});
const view = (id: string, number: number, kind: 'open' | 'failed' = 'open'): ShotView & { number: number } => ({
  shot: shotOf(id),
  state: { kind },
  generation: kind === 'failed' ? ({ id: `g-${id}` as GenerationId } as ClipGeneration) : null,
  itemId: null,
  number,
});
const shots = () => useShots.getState().shots;
const prompts = () => shots().map(({ draft }) => draft.prompt);

function begin(videos: Answers['videos'] = {}) {
  let count = 0;
  return standInCore({
    videos: { start: () => ({ id: `new-${(count += 1)}` }) as never, retry: () => ({}) as never, ...videos },
  });
}

beforeEach(() => {
  clipDraft.set(clipDraft.defaults);
  useShots.setState({ shots: ['a', 'b', 'c'].map(shotOf) });
  useEditedShot.setState({ id: null });
  notifications.clean();
  notifications.cleanQueue();
  begin();
});

describe('the form and the storyboard', () => {
  it('add what the form says behind the edited shot', () => {
    useEditedShot.setState({ id: 'a' });
    clipDraft.set({ prompt: 'Rain' });
    addFromForm();
    expect(prompts()).toEqual(['Shot a', 'Rain', 'Shot b', 'Shot c']);
  });

  it('say that there is no more room, and add nothing', () => {
    useShots.setState({ shots: Array.from({ length: MOST_SHOTS }, (_, index) => shotOf(`s${index}`)) });
    addFromForm();
    expect(shots()).toHaveLength(MOST_SHOTS);
    expect(shownToasts()).toMatchObject([{ message: words.full }]);
  });

  it('edit one shot after the other, without the settings of one in another', () => {
    const seen: [string | null, string][] = [];
    const stop = clipDraft.use.subscribe(({ prompt }) => seen.push([useEditedShot.getState().id, prompt]));
    editShot(shotOf('a'));
    editShot(shotOf('b'));
    stop();
    expect(seen).toEqual([
      [null, 'Shot a'],
      [null, 'Shot b'],
    ]);
    expect([useEditedShot.getState().id, clipDraft.use.getState().prompt]).toEqual(['b', 'Shot b']);
  });

  it('take a shot out, which comes back by the button of the toast', () => {
    removeWithUndo('b', 2);
    expect([prompts(), shownToasts()[0]?.message]).toEqual([['Shot a', 'Shot c'], words.removed(2)]);
    shownToasts()[0]?.act();
    expect(prompts()).toEqual(['Shot a', 'Shot b', 'Shot c']);
  });
});

describe('generating shots', () => {
  it('asks for them in their order, each linked to its shot, and retries what failed', async () => {
    const core = begin();
    await generateShots({ views: [view('a', 1), view('b', 2, 'failed'), view('c', 3)], engine: 'local' });
    expect(
      core.asked.map(([name, input]) => [
        name,
        (input as { shotId?: string; id?: string }).shotId ?? (input as { id?: string }).id,
      ]),
    ).toEqual([
      ['videos.start', 'a'],
      ['videos.retry', 'g-b'],
      ['videos.start', 'c'],
    ]);
    expect(core.asked[0]?.[1]).toMatchObject({ engine: 'local', recipe: { prompt: 'Shot a' } });
    expect(shots().map(({ generationId }) => generationId)).toEqual(['new-1', null, 'new-2']);
  });

  it('stops at the first that could not be asked for: nothing after it is billed', async () => {
    const core = begin({
      start: ({ shotId }) => {
        if (shotId === 'b') throw new Failure('RATE_LIMITED', 'Later.');
        return { id: 'new' } as never;
      },
    });
    await generateShots({ views: [view('a', 1), view('b', 2), view('c', 3)], engine: 'cloud' });
    expect(core.asked).toHaveLength(2);
    expect(shots().map(({ generationId }) => generationId)).toEqual(['new', null, null]);
    expect(shownToasts()).toHaveLength(1);
    expect(shownToasts()[0]?.message).toContain(words.notStarted(2));
  });
});
