import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isNoise, sortOutput } from './sort-output.mjs';

/** As Electron 33 and newer ones write them on a small desktop. */
const NOISE = [
  '[4242:1128/101112.345678:ERROR:bus.cc(407)] Failed to connect to the bus: Could not parse server address',
  '[4242:4250:1128/101112.345678:ERROR:object_proxy.cc(576)] Failed to call method: org.freedesktop.DBus',
  '[4301:1128/101112.345678:ERROR:viz_main_impl.cc(183)] Exiting GPU process due to errors during initialization',
  '[4242:4242:1128/101112.345678:WARNING:dbus/bus.cc:408] Failed to connect',
  '[4242:1128/101112.345678:INFO:CONSOLE(1)] "text", source: app://studio/ (1)',
  '(electron:4242): Gtk-WARNING **: 10:11:12.345: Theme parsing error',
  '(electron:4242): GLib-GIO-CRITICAL **: 10:11:12.345: g_settings_schema_source_lookup',
  'libva error: vaGetDriverNameByIndex() failed with unknown libva error, driver_name = (null)',
  'MESA-LOADER: failed to open zink: /usr/lib/dri/zink_dri.so',
  'Fontconfig error: Cannot load default config file',
  'Xlib:  extension "DPMS" missing on display ":99".',
];
const TOLD = [
  'Error: Cannot find module libsql',
  '    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15)',
  '[4242:1128/101112.345678:FATAL:setuid_sandbox_host.cc(158)] The SUID sandbox helper binary was found',
  '/usr/lib/electron: error while loading shared libraries: libnss3.so: cannot open shared object file',
  '(node:4242) UnhandledPromiseRejectionWarning: Error: no',
  '[engine] request 12 failed: Error',
  '',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a real process that writes these lines leaves on the terminal. */
async function sorted(lines: readonly string[], logFile: string) {
  const file = path.join(folder, 'lines.txt');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  const program = `process.stderr.write(require('fs').readFileSync(${JSON.stringify(file)}))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'pipe'] });
  let shown = '';
  const output = sortOutput(child.stderr, { logFile, terminal: { write: (text) => (shown += text) } });
  await output.ended;
  return { shown, keptBack: output.keptBack() };
}

it.each(NOISE)('keeps from the terminal: %s', (line) => expect(isNoise(line)).toBe(true));
it.each(TOLD)('tells: %j', (line) => expect(isNoise(line)).toBe(false));

it('puts each line where it belongs, in order, and the file is for the user alone', async () => {
  const logFile = path.join(folder, 'logs', 'chromium.log');
  const mixed = NOISE.flatMap((line, index) => [line, TOLD[index] ?? `line ${index}`]);
  const { shown, keptBack } = await sorted(mixed, logFile);
  expect(shown).toBe(NOISE.map((_line, index) => `${TOLD[index] ?? `line ${index}`}\n`).join(''));
  expect(readFileSync(logFile, 'utf8')).toBe(NOISE.map((line) => `${line}\n`).join(''));
  expect(keptBack).toEqual(NOISE);
  if (process.platform !== 'win32') expect(statSync(logFile).mode & 0o777).toBe(0o600);
  await sorted(NOISE.slice(0, 1), logFile);
  expect(readFileSync(logFile, 'utf8')).toBe(`${NOISE[0]}\n`);
});

it('keeps the file small, and the last lines for a start that fails', async () => {
  const logFile = path.join(folder, 'chromium.log');
  const many = Array.from({ length: 30_000 }, (_, index) => `${NOISE[0]} ${index}`);
  const { keptBack } = await sorted(many, logFile);
  expect(statSync(logFile).size).toBeLessThan(2_100_000);
  expect(keptBack.at(-1)).toBe(many.at(-1));
  expect(keptBack).toHaveLength(20);
});

it('shows the app’s own lines where the file cannot be written', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const { shown, keptBack } = await sorted([NOISE[0]!, TOLD[0]!], path.join(folder, 'file', 'logs', 'chromium.log'));
  expect([shown, keptBack]).toEqual([`${TOLD[0]}\n`, [NOISE[0]]]);
});
