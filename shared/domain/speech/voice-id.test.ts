import { describe, expect, it } from 'vitest';
import { voiceIdProblem } from './voice-id.ts';

describe('the id of an own voice', () => {
  it('has 8 to 256 letters, digits, - and _, begins with a letter and does not end with a sign', () => {
    for (const id of ['Narrator', 'anna-2026_b', `a${'x'.repeat(255)}`]) expect(voiceIdProblem(id), id).toBeNull();
  });

  it('is refused by the rule that it breaks', () => {
    expect(voiceIdProblem('short-1')).toBe('length');
    expect(voiceIdProblem('x'.repeat(257))).toBe('length');
    expect(voiceIdProblem('1narrator')).toBe('first_letter');
    expect(voiceIdProblem('änna-voice')).toBe('first_letter');
    expect(voiceIdProblem('my voice 1')).toBe('characters');
    expect(voiceIdProblem('narrator-')).toBe('last_character');
    expect(voiceIdProblem('narrator_')).toBe('last_character');
  });
});
