import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clipRecipe, openVideoDesk, type VideoDesk } from './test-data/video-desk.ts';
import { createStoryboard, type Storyboard } from './storyboard.ts';

let desk: VideoDesk;
let storyboard: Storyboard;
beforeEach(async () => {
  desk = await openVideoDesk();
  storyboard = createStoryboard(desk.now().context);
});
afterEach(() => desk.end());

const shot = (id: string, prompt = id) => ({ id, draft: { prompt } });
const ids = () => storyboard.list().map(({ id }) => id);
const started = (shotId: string) =>
  desk.now().videos.start({ engine: 'cloud', recipe: clipRecipe(), count: 1, shotId });

describe('the storyboard', () => {
  it('keeps shots in their order with what their forms say', async () => {
    storyboard.save({ shots: [shot('a'), shot('b'), shot('c')] });
    storyboard.save({ shots: [shot('c'), shot('a', 'Fog lifts')] });
    expect(storyboard.list()).toEqual([
      { id: 'c', draft: { prompt: 'c' }, generationId: null, itemId: null },
      { id: 'a', draft: { prompt: 'Fog lifts' }, generationId: null, itemId: null },
    ]);
    await desk.restart();
    storyboard = createStoryboard(desk.now().context);
    expect(ids()).toEqual(['c', 'a']);
  });

  it('links a shot to its request before anything is sent, and to the clip that comes of it', async () => {
    storyboard.save({ shots: [shot('a'), shot('b')] });
    desk.script.state = 'running';
    const request = await started('b');
    expect(storyboard.list().map(({ generationId }) => generationId)).toEqual([null, request.id]);
    await desk.task();
    // The program ends here: what a window would have noted afterwards is not needed.
    await desk.restart();
    storyboard = createStoryboard(desk.now().context);
    expect(storyboard.list()[1]).toMatchObject({ id: 'b', generationId: request.id, itemId: null });
    desk.script.state = 'succeeded';
    expect(await desk.ended(request)).toMatchObject({ state: 'done' });
    const [result] = desk.now().videos.get({ id: request.id }).results;
    expect(storyboard.list()[1]?.itemId).toBe(result!.itemId!);
    expect(desk.asked).toHaveLength(1);
  });

  it('gives a removed shot its request back when it is there again', async () => {
    storyboard.save({ shots: [shot('a')] });
    const { id: generationId } = await started('a');
    storyboard.save({ shots: [] });
    expect(ids()).toEqual([]);
    storyboard.save({ shots: [shot('a')] });
    expect(storyboard.list()).toMatchObject([{ id: 'a', generationId }]);
  });

  it('leaves no link where a request is refused', async () => {
    storyboard.save({ shots: [shot('a')] });
    const recipe = clipRecipe({ prompt: ' ' });
    await expect(desk.now().videos.start({ engine: 'cloud', recipe, count: 1, shotId: 'a' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(storyboard.list()[0]?.generationId).toBeNull();
  });

  it('takes over what a window kept once, and never over shots that are there', async () => {
    const { id } = await desk.start();
    await desk.ended({ jobId: desk.now().videos.get({ id }).jobId });
    const [result] = desk.now().videos.get({ id }).results;
    const taken = storyboard.takeOver({ shots: [{ ...shot('old'), generationId: id }] });
    expect(taken).toMatchObject([{ id: 'old', generationId: id, itemId: result?.itemId }]);
    expect(storyboard.takeOver({ shots: [{ ...shot('again'), generationId: null }] })).toEqual(taken);
  });

  it('refuses more than a storyboard has, with nothing changed', () => {
    storyboard.save({ shots: [shot('a')] });
    const many = Array.from({ length: 101 }, (_, index) => shot(String(index)));
    const failure = expect.objectContaining({ code: 'INVALID_INPUT' });
    expect(() => storyboard.save({ shots: many })).toThrow(failure);
    expect(() => storyboard.save({ shots: [shot('b', 'x'.repeat(70_000))] })).toThrow(failure);
    expect(ids()).toEqual(['a']);
  });
});
