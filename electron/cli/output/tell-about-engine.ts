import { engineText } from '../../../shared/domain/findings/engine-findings.ts';
import type { Core } from '../../core/create-core.ts';

/**
 * Says, until `signal` aborts, what a person at the terminal should know of the local engine: that it belongs to another
 * program, or that another program has to end first. Each thing once in a row.
 */
export async function tellAboutEngine(
  core: Pick<Core, 'changes' | 'engine'>,
  { signal, tell }: { signal: AbortSignal; tell: (text: string) => void },
): Promise<void> {
  let told: string | null = null;
  for await (const batch of core.changes.subscribe({ signal })) {
    if (!batch.some(({ domain }) => domain === 'engine')) continue;
    const { state, finding } = core.engine.status();
    if (state !== 'waiting' && state !== 'ready') continue;
    const detail = finding && engineText({ ...finding.data, reason: finding.reason });
    if (detail !== null && detail !== told) tell(detail);
    told = detail;
  }
}
