import type { Clause } from '../plan/clause.ts';
import type { Hands } from '../plan/hands.ts';

/** What a skill does about a clause. */
export type Action = {
  /** Only asks what is meant: what another skill found out of a clause is told before it. */
  isGuess?: true;
  /** What was understood, a sentence for the reasoning. */
  understood: string;
  /**
   * Does it and returns what the user is told.
   * @throws CallNeeded, PlanStopped see Hands
   */
  act(hands: Hands): string;
};

/** One ability of the studio assistant. */
export type Skill = {
  name: string;
  /** Requests that it answers; tests hold it to them. */
  examples: readonly string[];
  /** Understands only beside something else: what is open or was done before, or what another skill found not to be meant. No example stands for itself. */
  isFollowUp?: true;
  /** null where a clause is about something else. */
  understand(clause: Clause): Action | null;
};
