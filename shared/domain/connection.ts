/** The local engine's process as core sees it. */
export type EngineStatus = { state: 'starting' | 'ready' | 'restarting' | 'stopped' | 'failed'; detail: string | null };

/** One line of a connection test. */
export type ConnectionCheck = {
  id: 'name' | 'proxy' | 'tls' | 'reach' | 'key' | 'balance' | 'rate';
  state: 'ok' | 'attention' | 'failed' | 'skipped';
  detail: string;
};
/** Result of "Test connection", decoded. */
export type ConnectionReport = { ok: boolean; checks: ConnectionCheck[]; requestId: string | null };
