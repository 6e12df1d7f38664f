import type { DragId, FileTicket } from '../../domain/ids.ts';
import type { PanelId } from '../../domain/panel-id.ts';
import type { WindowPlace } from '../../domain/window-place.ts';

/**
 * A file or folder that the host has admitted: what the page may know of it. Its path stays with the host. `isWithoutRecordings`: a
 * folder in which nothing could be transcribed, such as one of images.
 */
export type AdmittedFile = {
  ticket: FileTicket;
  fileName: string;
  sizeBytes: number;
  isWithoutRecordings?: boolean | undefined;
};

/** What the page says about a command, so that the native menus are true. `keys` are those of the user's keymap. */
export type CommandReport = { id: string; enabled: boolean; checked: boolean; keys: string[] };

/** The setting of the theme; the host resolves `system` itself and paints the window buttons to match. */
export type ThemeSource = 'light' | 'dark' | 'system';

/** A place that the mini window has the main window show. `sent` is what the panel there is given, as JSON. */
export type SentPlace = { panel: PanelId; path: string[]; sent: string | null };

/** A place to show, from core or from the mini window. */
export type OpenedPlace = WindowPlace & Pick<SentPlace, 'sent'>;

/**
 * `window.atelier`: everything that the page gets from the desktop besides the RPC port and HTTP.
 * Functions that return an unsubscriber take one listener each. `PageFile` is the page's `File`, a type that only it knows.
 */
export type HostBridge<PageFile> = {
  platform: 'darwin' | 'win32' | 'linux';
  /**
   * Asks the host for an RPC port. It comes as a `message` event on `window` whose data is a PortMessage with the same nonce and
   * whose `ports[0]` is the port; the page must check `event.source === window` and the nonce. Each call gives a new port
   * and closes the one before.
   */
  requestPort(nonce: string): void;
  /** Tickets for dropped or picked files and folders, in their order; null for a File without a path (send it by PUT /uploads). */
  admitFiles(files: PageFile[]): Promise<(AdmittedFile | null)[]>;
  /** Drags files out of the window that core has made ready (library.prepareDrag); while the mouse is down on what is dragged. */
  startDrag(dragId: DragId): void;
  /** Files that the system asks the app to open: command line, second start, double click. Also delivers those from before the call. */
  onOpenFiles(listener: (files: AdmittedFile[]) => void): () => void;
  /** A command (see shared/domain/commands/commands.ts) that was chosen in a native menu. */
  onCommand(listener: (id: string) => void): () => void;
  /** A place of the app that core or the mini window asks the main window to show. Also delivers one from before the call. */
  onOpenPlace(listener: (place: OpenedPlace) => void): () => void;
  /** Of the mini window: has the main window, which is opened where there is none, show a place. */
  openInMainWindow(place: SentPlace): void;
  /** Hides the mini window, in which this page is. */
  hideMiniWindow(): void;
  reportCommands(reports: CommandReport[]): void;
  setTheme(theme: ThemeSource): void;
  /** Opens the native menu at a point of the page; where the system shows a menu bar of its own (macOS) it does nothing. */
  showMenu(point: { x: number; y: number }): void;
  /** Starts the whole app again; for the screen that is shown when core does not answer. */
  restart(): void;
};

/** Data of the message that brings the RPC port. */
export type PortMessage = { kind: 'atelier:port'; nonce: string };
