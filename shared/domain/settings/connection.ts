/**
 * The local engine as core sees it. `waiting`: its folder still belongs to another program. `detail` is for people: why it
 * failed, what is waited for, or, while it is ready, that it is the engine of another program.
 */
export type EngineStatus = {
  state: 'starting' | 'waiting' | 'ready' | 'restarting' | 'stopped' | 'failed';
  detail: string | null;
};

/** One line of a connection test. */
export type ConnectionCheck = {
  id: 'name' | 'proxy' | 'tls' | 'reach' | 'key' | 'balance' | 'rate';
  state: 'ok' | 'attention' | 'failed' | 'skipped';
  detail: string;
};
/** Result of "Test connection", decoded. */
export type ConnectionReport = { ok: boolean; checks: ConnectionCheck[]; requestId: string | null };
