import type { KeyStatus } from '../../../shared/domain/settings/services/key-status.ts';

/** The user's own model server, which answers chats of the local engine. Where it is, and which model, is in the settings. */
export interface OwnModel {
  /**
   * Names of the models of the server at this address; the key for it goes along where there is one. Throws SERVICE_FAILED with
   * `reason` `own_model_failed` and what failed, ENGINE_UNAVAILABLE.
   */
  list(input: { baseUrl: string }): Promise<string[]>;
  /** State of the key for the address in the settings. */
  keyStatus(): Promise<KeyStatus>;
  /** Asks for a key in a window of the host; it never passes through the page. */
  enterKey(): Promise<KeyStatus>;
  removeKey(): Promise<KeyStatus>;
  /** Tells the engine who answers, before it is asked: it forgets that when it ends. */
  apply(): Promise<void>;
}
