import type { DiagramSource, DrawnDiagram } from '../../shared/domain/conversation/diagram.ts';
import type { FileTicket } from '../../shared/domain/ids.ts';
import type { EndStep, EndStepOffer } from '../../shared/domain/jobs/end-step.ts';
import type { MiniWindowSetting, MiniWindowState } from '../../shared/domain/settings/mini-window.ts';
import type { WindowPlace } from '../../shared/domain/window-place.ts';
import type { ProcessStarter } from '../../shared/processes/process-starter.ts';

/** Where core keeps things. All absolute; core creates them. */
export type Folders = {
  /** Database, settings, logs. */
  data: string;
  /** The library: media and results. Initial value; the user may move it. */
  library: string;
  /** Whatever can be made again. */
  cache: string;
  /** Recognition models (read only). */
  models: string;
};

/** Where secrets live. Every call may fail with Failure NO_KEYCHAIN. */
export interface Vault {
  /** Name of the store for people: "macOS Keychain", "Secret Service (GNOME Keyring, KWallet)". */
  readonly name: string;
  read(account: string): Promise<string | null>;
  write(account: string, secret: string): Promise<void>;
  remove(account: string): Promise<void>;
}

/** What the desktop does for core; the command line answers null or does nothing. */
export interface HostShell {
  /** Whether it can ask the user for files and folders. */
  readonly hasDialogs: boolean;
  reveal(file: string): void;
  /** Opens a file in the program that the system has for it. False where there is none. */
  openFile(file: string): Promise<boolean>;
  /** Puts a text on the system's clipboard: what the page may not see, such as a path. */
  copyText(text: string): void;
  /** Puts files on the system's clipboard, to be pasted in its file manager. False where the host cannot. */
  copyFiles(files: readonly string[]): Promise<boolean>;
  chooseFiles(): Promise<string[]>;
  /** `startIn` is the folder that the dialog shows at first; null leaves that to the system. */
  chooseFolder(title: string, startIn?: string | null): Promise<string | null>;
  /** The path behind a ticket, once; null when unknown or used. */
  redeemTicket(ticket: FileTicket): string | null;
  /** A ticket for a file that the user chose in a dialog of the host. */
  issueTicket(file: string): FileTicket;
  /** Asks for a key in a window apart from the page and resolves when it is closed. */
  enterKey(request: KeyRequest): Promise<void>;
  /** A page without scripts as a PDF on A4, printed in a window that nobody sees; null for a host that has none. */
  printPdf(html: string): Promise<Uint8Array | null>;
  /** Draws a diagram of an answer apart from everything else; null where no window of the app is open. */
  drawDiagram(diagram: DiagramSource): Promise<DrawnDiagram | null>;
  /** Shows a place of the app in its window; false where none is open. Takes no focus from another program. */
  openInWindow(place: WindowPlace): boolean;
  /** Asks in a dialog of the host whether the key of one origin may be sent to another too. */
  confirmKeyUse(change: { from: string; to: string }): Promise<boolean>;
}

/** What the host asks a key for. `save` throws INVALID_INPUT and, unless `sessionOnly`, NO_KEYCHAIN. */
export type KeyRequest = {
  origin: string;
  keychainName: string;
  save(input: { key: string; sessionOnly: boolean }): Promise<void>;
};

/** Power over the computer, of a host that has it. */
export interface HostPower {
  /** What this system allows at this moment. Never throws: what cannot be asked is not possible. */
  offers(): Promise<EndStepOffer[]>;
  /** Throws CONFLICT with `system_refused`. What was to close or shut down may end this process before it resolves. */
  carryOut(step: EndStep): Promise<void>;
}

/** What the host knows of how the computer is used at this moment. */
export interface HostPresence {
  isOnBattery(): boolean;
  /** How long nobody has touched it, ms. */
  idleMs(): number;
}

/** A small window of the host with a chat, opened by a key of the whole system. */
export interface HostMiniWindow {
  /** Follows the setting, at once. */
  set(setting: MiniWindowSetting): void;
  /** What became of the key; one that was taken is asked for again. */
  state(): MiniWindowState;
}

/** Structured log of core; messages and data must be free of keys and of users' texts. */
export interface Log {
  info(message: string, data?: Record<string, unknown>): void;
  warn(message: string, data?: Record<string, unknown>): void;
  error(message: string, data?: Record<string, unknown>): void;
}

/** All that differs between hosts. */
export type HostPorts = {
  folders: Folders;
  vault: Vault;
  shell: HostShell;
  processes: ProcessStarter;
  /** Missing where the host has no say over its computer. */
  power?: HostPower;
  /** Missing where the host cannot tell: then nothing waits for mains or for nobody to be there. */
  presence?: HostPresence;
  /** Missing where the host has no windows. */
  miniWindow?: HostMiniWindow;
  log: Log;
  /** Key given by the environment of a command line run, if any; wins over the vault and is never stored. */
  environmentKey: string | null;
  /**
   * Whether this host takes up what programs that have ended left unfinished: the app does; the command line, which only
   * passes through, leaves it to the app.
   */
  adoptsWork: boolean;
  version: string;
};
