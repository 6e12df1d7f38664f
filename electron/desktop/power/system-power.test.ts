import { expect, it, vi } from 'vitest';
import type { Program } from './power-programs.ts';
import { runProgram } from './run-program.ts';
import { createSystemPower } from './system-power.ts';

/** A system whose programs answer by the last of their arguments that is a name; without an answer they fail. */
function system(platform: NodeJS.Platform, answers: Record<string, string> = {}) {
  const ran: Program[] = [];
  const close = vi.fn();
  const run = async (program: Program) => {
    ran.push(program);
    const found = Object.entries(answers).find(([name]) => [program.file, ...program.args].join(' ').includes(name));
    if (!found) throw new Error('Access denied');
    return found[1];
  };
  const power = createSystemPower({ platform, run, close, systemRoot: 'C:\\Windows' });
  const possible = async () => (await power.offers()).flatMap(({ step, isPossible }) => (isPossible ? [step] : []));
  return { power, ran, close, possible };
}

it('offers on Linux what logind lets this user do without a password', async () => {
  expect(await system('linux', { CanSuspend: 's "yes"\n', CanPowerOff: 's "challenge"\n' }).possible()).toEqual([
    'sleep',
    'close',
  ]);
  expect(await system('linux', { CanSuspend: 's "na"\n', CanPowerOff: 's "yes"\n' }).possible()).toEqual([
    'shut-down',
    'close',
  ]);
});

it('offers only to close where there is nobody to ask', async () => {
  expect(await system('linux').possible()).toEqual(['close']);
  expect(await system('freebsd').possible()).toEqual(['close']);
});

it('says that Windows may hibernate instead, and finds its programs by whole paths', async () => {
  const { power, ran } = system('win32', { rundll32: '', shutdown: '' });
  expect(await power.offers()).toContainEqual({ step: 'sleep', isPossible: true, mayHibernate: true });
  await power.carryOut('sleep');
  await power.carryOut('shut-down');
  expect(ran.map(({ file }) => file)).toEqual([
    'C:\\Windows\\System32\\rundll32.exe',
    'C:\\Windows\\System32\\shutdown.exe',
  ]);
});

it('fails with a reason where the system refuses', async () => {
  const { power } = system('darwin');
  await expect(power.carryOut('shut-down')).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { reason: 'system_refused', step: 'shut-down' },
  });
});

it('closes by quitting the app', async () => {
  const { power, close } = system('linux');
  await power.carryOut('close');
  expect(close).toHaveBeenCalledOnce();
});

it('runs a program without a shell, and rejects where it fails or is missing', async () => {
  const print = ['-e', 'process.stdout.write(process.argv[1])', '"yes"; echo $HOME'];
  expect(await runProgram({ file: process.execPath, args: print })).toBe('"yes"; echo $HOME');
  await expect(runProgram({ file: process.execPath, args: ['-e', 'process.exit(3)'] })).rejects.toThrow();
  await expect(runProgram({ file: 'no-such-program-anywhere', args: [] })).rejects.toThrow();
});
