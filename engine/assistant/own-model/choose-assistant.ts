import type { Assistant } from '../conversation.ts';
import { createOwnModel } from './own-model.ts';
import type { OwnModelServer } from './own-model-server.ts';

/** The assistant that answers at the moment: a model of the user where there is one, or the studio assistant. */
export type ChosenAssistant = Assistant & {
  server(): OwnModelServer | null;
  /** From now on this server answers, or the studio assistant with null. Kept in memory only. */
  use(server: OwnModelServer | null): void;
};

/** See ChosenAssistant. */
export function createChosenAssistant(studio: Assistant): ChosenAssistant {
  let server: OwnModelServer | null = null;
  let chosen = studio;
  return {
    server: () => server,
    use(next) {
      server = next;
      chosen = next === null ? studio : createOwnModel(next);
    },
    hasModel: (model) => chosen.hasModel(model),
    begin: async (request) => chosen.begin(request),
  };
}
