/**
 * Keeps apart what Electron's processes write to standard error: what Chromium and the system's libraries say about buses,
 * graphics and fonts of a small desktop goes into a file, everything else to the terminal. When the app does not come up,
 * what was kept back is shown too: it says why.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** `[123:0420/101112.345678:ERROR:bus.cc(407)] …`, newer ones with a thread and a whole path. FATAL ends the app. */
const CHROMIUM = /^\[[\d:]+:\d{4}\/\d{6}\.\d+:(?:VERBOSE\d*|INFO|WARNING|ERROR):[^\]]*\]/;
/** GLib's `(electron:123): Gtk-WARNING **: …`, and drivers that name themselves first. */
const LIBRARIES =
  /^(?:\([^)]*:\d+\): \S+-(?:WARNING|CRITICAL|Message) \*\*:|(?:libva|MESA|MESA-LOADER|libEGL|libGL|Fontconfig|Xlib|ATTENTION|dconf)\b)/;
const MOST_BYTES = 2_000_000;
const SHOWN_LINES = 20;

/** Whether a line is of no use to whoever started the app. */
export const isNoise = (line) => CHROMIUM.test(line) || LIBRARIES.test(line);

/**
 * Sorts the lines of a stream until it ends.
 * @param {import('node:stream').Readable} stream
 * @param {{ logFile: string, terminal: { write(text: string): unknown } }} options the file begins anew with each start
 * @returns {{ ended: Promise<void>, keptBack(): string[] }} `keptBack` has the last lines that went into the file
 */
export function sortOutput(stream, { logFile, terminal }) {
  const log = openLog(logFile);
  const last = [];
  const lines = createInterface({ input: stream, crlfDelay: Infinity });
  lines.on('line', (line) => {
    if (!isNoise(line)) {
      terminal.write(`${line}\n`);
      return;
    }
    log.write(`${line}\n`);
    last.push(line);
    if (last.length > SHOWN_LINES) last.shift();
  });
  const ended = new Promise((resolve) => lines.once('close', resolve)).then(() => log.close());
  return { ended, keptBack: () => [...last] };
}

/** A log that cannot be written must not keep the app from starting; its lines are still shown when that fails. */
function openLog(file) {
  let handle = null;
  let sizeBytes = 0;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    handle = openSync(file, 'w', 0o600);
  } catch {
    handle = null;
  }
  return {
    write(text) {
      if (handle === null || sizeBytes > MOST_BYTES) return;
      try {
        sizeBytes += writeSync(handle, text);
      } catch {
        // A full disk: the lines are lost, the app is not.
        sizeBytes = Infinity;
      }
    },
    close() {
      if (handle !== null) closeSync(handle);
      handle = null;
    },
  };
}
