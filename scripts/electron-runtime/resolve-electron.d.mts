/** An Electron that can be started. */
export type ElectronRuntime = { executable: string; version: string; source: string };

/** See resolve-electron.mjs. */
export function resolveElectron(log?: (line: string) => void): Promise<ElectronRuntime>;
