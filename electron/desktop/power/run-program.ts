import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '../../../shared/processes/inherited-environment.ts';
import type { RunProgram } from './system-power.ts';

/** A system that asks somebody first, or does not answer, is no yes. */
const LIMIT_MS = 10_000;

/** Runs a program of the system without a shell and resolves with what it wrote. Rejects where it is missing or says no. */
export const runProgram: RunProgram = async ({ file, args }) => {
  const { stdout } = await promisify(execFile)(file, [...args], {
    env: inheritedEnvironment(),
    timeout: LIMIT_MS,
    windowsHide: true,
  });
  return stdout;
};
