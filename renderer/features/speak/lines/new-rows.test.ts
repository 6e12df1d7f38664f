import { describe, expect, it } from 'vitest';
import { idSchema } from '../../../../shared/domain/id-schema.ts';
import { characterOf } from '../../../../shared/domain/test-data/script-data.ts';
import { newCharacter, newCharacterId, newLine, newLineId } from './new-rows.ts';

describe('a new row', () => {
  it('has an ID that core takes, and no other row has', () => {
    const ids = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? newLineId() : newCharacterId()));
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(idSchema().safeParse(id).success).toBe(true);
  });

  it('is an empty line but for what is known of it, and shares nothing with the next', () => {
    const [one, other] = [newLine({ text: 'Fog.' }), newLine()];
    expect([one.text, other.text]).toEqual(['Fog.', '']);
    expect(one.id).not.toBe(other.id);
    expect(newLine({ id: one.id }).id).toBe(one.id);
  });

  it('is a character without a voice, behind all that there are, also where some were deleted', () => {
    expect(newCharacter([], 'Anna')).toMatchObject({ ordinal: 0, name: 'Anna', voiceId: null });
    const left = [characterOf('b', 7), characterOf('a', 2)];
    expect(newCharacter(left, 'Anna').ordinal).toBe(8);
  });
});
