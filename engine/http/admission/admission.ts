import { Failure } from '../../../shared/domain/failures/failure.ts';

/** How much of one kind of work is done at a time, and how much more may wait for it. */
export type AdmissionLimits = { atOnce: number; waiting: number };

/** The place of one request. Whoever has it calls `leave` in the end, whatever comes. */
export type Place = {
  /**
   * Resolves when it is this request's turn to work: first come, first served, and urgent ones before all others.
   * @throws Failure CANCELLED when `signal` fires before
   */
  begin(signal: AbortSignal, isUrgent?: boolean): Promise<void>;
  leave(): void;
};

/** Lets a bounded number of requests in. */
export type Admission = {
  /** A place, or null when all are taken. */
  enter(): Place | null;
};

/** Makes the door of one kind of work. */
export function createAdmission({ atOnce, waiting }: AdmissionLimits): Admission {
  const lines = { urgent: new Set<() => void>(), usual: new Set<() => void>() };
  let inside = 0;
  let working = 0;

  function passOn(): void {
    const line = lines.urgent.size > 0 ? lines.urgent : lines.usual;
    const [next] = line;
    if (!next) working -= 1;
    else {
      line.delete(next);
      next();
    }
  }

  function newPlace(): Place {
    let isWorking = false;
    let hasLeft = false;
    return {
      async begin(signal, isUrgent = false) {
        if (isWorking) return;
        if (signal.aborted) throw cancelled();
        if (working < atOnce) working += 1;
        else await turnIn(isUrgent ? lines.urgent : lines.usual, signal);
        isWorking = true;
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        inside -= 1;
        if (isWorking) passOn();
      },
    };
  }

  return {
    enter() {
      if (inside >= atOnce + waiting) return null;
      inside += 1;
      return newPlace();
    },
  };
}

async function turnIn(line: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onTurn = () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    };
    const onAbort = () => {
      line.delete(onTurn);
      reject(cancelled());
    };
    line.add(onTurn);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

const cancelled = (): Failure => new Failure('CANCELLED', 'The client hung up while it waited.');
