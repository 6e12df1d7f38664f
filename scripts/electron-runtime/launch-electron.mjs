/** Starts the app of this checkout on a found Electron. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '../..');

/** Whether there is a screen to open a window on. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Switches that this machine needs. Chromium's sandbox refuses to run as root; nowhere else is it switched off. */
export function machineSwitches(log = (line) => console.error(line)) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  log("Running as root: Chromium's sandbox cannot work there, so it is off. Use an ordinary user to have it.");
  return ['--no-sandbox'];
}

/**
 * Starts the app.
 * @param {{ executable: string }} electron
 * @param {{ args?: string[], env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function launchElectron({ executable }, { args = [], env = {}, stdio = 'inherit' } = {}) {
  return spawn(executable, [...machineSwitches(), root, ...args], {
    stdio,
    env: { ...withoutNodeMode(process.env), ...env },
  });
}

/** With this variable set, by some editors' terminals, Electron would run as plain Node. */
function withoutNodeMode({ ELECTRON_RUN_AS_NODE: _, ...env }) {
  return env;
}
