import { expect, it } from 'vitest';
import type { ItemId } from '../../shared/domain/ids.ts';
import { keysOfChange } from './changes.ts';
import { api } from './client.ts';

it('asks anew what a rough cut knows of its narration when a transcript, a script or a take changes', () => {
  const narration = api.cuts.narration.key();
  for (const domain of ['transcripts', 'scripts', 'takes'] as const)
    expect(keysOfChange({ domain, ids: ['t' as ItemId] }), domain).toContainEqual(narration);
});
