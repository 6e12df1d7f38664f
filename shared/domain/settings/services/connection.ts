import type { FailureData } from '../../failures/failure.ts';
import type { ConnectionReason } from '../../findings/connection-findings.ts';
import type { EngineReason } from '../../findings/engine-findings.ts';
import type { Finding } from '../../findings/finding.ts';

/**
 * The local engine as core sees it. `waiting`: its folder still belongs to another program. `finding` is why it failed, what
 * is waited for, or, while it is ready, that it is the engine of another program.
 */
export type EngineStatus = {
  state: 'starting' | 'waiting' | 'ready' | 'restarting' | 'stopped' | 'failed';
  finding: { reason: EngineReason; data: FailureData } | null;
};

/** One line of a connection test. */
export type ConnectionCheck = {
  id: 'name' | 'proxy' | 'tls' | 'reach' | 'key' | 'balance' | 'rate';
  state: 'ok' | 'attention' | 'failed' | 'skipped';
  finding: Finding<ConnectionReason>;
};
/** Result of "Test connection", decoded. */
export type ConnectionReport = { ok: boolean; checks: ConnectionCheck[]; requestId: string | null };
