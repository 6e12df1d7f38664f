import { afterAll, describe, expect, it } from 'vitest';
import { CanvasSet } from '../drawing/canvas.ts';
import { POSES, type Pose } from '../scene/scene.ts';
import { requireSubject, SUBJECTS } from './subject-registry.ts';
import { drawnSubject, HEIGHT } from './test-data/drawn-subject.ts';

const canvases = new CanvasSet();
afterAll(() => canvases.release());

/** Draws a subject by itself: how much of its box is painted, and the bytes. */
function drawn(id: string, options: { palette?: string; pose?: Pose; colour?: string } = {}) {
  const subject = requireSubject(id);
  const data = drawnSubject(canvases, id, options);
  const painted = data.filter((value, index) => index % 4 === 3 && value > 40).length;
  return { share: painted / ((subject.width * HEIGHT * HEIGHT) / 100), bytes: Buffer.from(data) };
}

describe.each([...SUBJECTS.keys()])('%s', (id) => {
  it('is drawn within its box, by day and by night', () => {
    for (const palette of ['noon', 'indigo']) {
      const { share } = drawn(id, { palette });
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(1.6);
    }
  });

  it('is the same for the same random numbers', () => {
    expect(drawn(id).bytes.equals(drawn(id).bytes)).toBe(true);
  });
});

it('draws animals and people differently in each of the poses that they have', () => {
  for (const [id, least] of [
    ['person', 12],
    ['horse', 5],
  ] as const) {
    expect(new Set(POSES.map((pose) => drawn(id, { pose }).bytes.toString('base64'))).size).toBeGreaterThanOrEqual(
      least,
    );
  }
});

it('takes a colour for most of what it draws', () => {
  const coloured = [...SUBJECTS.keys()].filter(
    (id) => !drawn(id, { colour: '#2040d0' }).bytes.equals(drawn(id, { colour: '#d02020' }).bytes),
  );
  expect(coloured.length / SUBJECTS.size).toBeGreaterThan(0.85);
});

it('names a subject that there is none of', () => {
  expect(() => requireSubject('snark')).toThrow('snark');
});
