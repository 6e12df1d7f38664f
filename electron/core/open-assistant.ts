import type { EngineChoice } from '../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from './core-context.ts';
import { createConversations } from './conversations/create-conversations.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { ConversationsNeighbours } from './conversations/conversations-deps.ts';
import { createOwnModel } from './own-model/create-own-model.ts';
import type { OwnModel } from './own-model/own-model.ts';
import { createRewrites } from './rewrites/create-rewrites.ts';
import type { RewriteNeighbours } from './rewrites/rewrite-deps.ts';
import type { Rewrites } from './rewrites/rewrites.ts';
import type { ServiceFiles } from './service/files/file-service.ts';
import type { ServiceOwnModel } from './service/responses/own-model-client.ts';
import type { ServiceResponses } from './service/responses/response-service.ts';

type Neighbours = Omit<ConversationsNeighbours & RewriteNeighbours, 'ownModel' | 'service' | 'transcripts'> & {
  service(engine: EngineChoice): { files: ServiceFiles; responses: ServiceResponses; ownModel: ServiceOwnModel };
  transcripts: ConversationsNeighbours['transcripts'] & RewriteNeighbours['transcripts'];
  ownModel: Omit<Parameters<typeof createOwnModel>[0], keyof CoreContext | 'client'>;
};

/** Domains that ask a language model: who answers on this computer, conversations, and new texts for lines. */
export function openAssistant(
  context: CoreContext,
  neighbours: Neighbours,
): { ownModel: OwnModel; conversations: Conversations; rewrites: Rewrites; stopAnswers(): Promise<void> } {
  const ownModel = createOwnModel({ ...context, ...neighbours.ownModel, client: neighbours.service('local').ownModel });
  const near = { ...neighbours, ownModel };
  const { conversations, stop } = createConversations(context, near);
  return { ownModel, conversations, rewrites: createRewrites(context, near), stopAnswers: stop };
}
