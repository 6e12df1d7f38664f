/** An OpenAI-compatible server of the user. `baseUrl` ends before `/chat/completions`; `key` is null where it wants none. */
export type OwnModelServer = { baseUrl: string; model: string; key: string | null };
