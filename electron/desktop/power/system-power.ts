import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { HostPower } from '../../core/host-ports.ts';
import { powerPrograms, type Program, type SystemStep } from './power-programs.ts';

/** Runs a program of the system and resolves with what it wrote. */
export type RunProgram = (program: Program) => Promise<string>;

type SystemPowerDeps = {
  platform: NodeJS.Platform;
  run: RunProgram;
  /** Ends the app as Quit does. */
  close(): void;
  systemRoot?: string | undefined;
};

/** Power over the computer through the system's own programs; Electron has none of its own. */
export function createSystemPower({ platform, run, close, systemRoot }: SystemPowerDeps): HostPower {
  const programs = powerPrograms(platform, systemRoot ?? process.env['SystemRoot'] ?? 'C:\\Windows');
  const offerOf = async (step: SystemStep) => {
    const { asks, mayHibernate = false } = programs?.[step] ?? {};
    const isPossible = programs !== null && (asks === undefined || (await saysYes(run, asks)));
    return { step, isPossible, mayHibernate };
  };
  return {
    offers: async () => [
      ...(await Promise.all([offerOf('sleep'), offerOf('shut-down')])),
      { step: 'close', isPossible: true, mayHibernate: false },
    ],
    async carryOut(step) {
      if (step === 'close') return close();
      const program = programs?.[step].does;
      if (!program) throw reasonedFailure('CONFLICT', 'not_possible_here', { step });
      try {
        await run(program);
      } catch (error) {
        throw reasonedFailure('CONFLICT', 'system_refused', { step, program: program.file, cause: causeOf(error) });
      }
    },
  };
}

/** What "challenge" (a password first) or "no" answers is not offered; nor where there is nobody to ask. */
async function saysYes(run: RunProgram, program: Program): Promise<boolean> {
  return await run(program).then(
    (answer) => answer.includes('"yes"'),
    () => false,
  );
}

const causeOf = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 200) : 'unknown');
