/** A child process running one of our entry files. */
export interface StartedProcess {
  readonly pid: number | undefined;
  onLine(listener: (line: string) => void): void;
  onExit(listener: (code: number | null) => void): void;
  kill(): void;
}

/** Starts plain Node code in a process of its own: a utility process in the desktop app, a child of Node elsewhere. */
export interface ProcessStarter {
  start(request: { entry: string; args: string[]; env: Record<string, string>; name: string }): StartedProcess;
}
