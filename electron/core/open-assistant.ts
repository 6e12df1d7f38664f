import type { EngineChoice } from '../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from './core-context.ts';
import { createConversations } from './conversations/create-conversations.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { ConversationsNeighbours } from './conversations/conversations-deps.ts';
import { createDigests } from './digests/create-digests.ts';
import type { Digests } from './digests/digests.ts';
import { createOwnModel } from './own-model/create-own-model.ts';
import type { OwnModel } from './own-model/own-model.ts';
import { createRewrites } from './rewrites/create-rewrites.ts';
import type { ProposalNeighbours } from './proposals/proposal-deps.ts';
import type { Rewrites } from './rewrites/rewrites.ts';
import type { ServiceFiles } from './service/files/file-service.ts';
import type { ServiceOwnModel } from './service/responses/own-model-client.ts';
import type { ServiceResponses } from './service/responses/response-service.ts';

type Neighbours = Omit<ConversationsNeighbours & ProposalNeighbours, 'ownModel' | 'service' | 'transcripts'> & {
  service(engine: EngineChoice): { files: ServiceFiles; responses: ServiceResponses; ownModel: ServiceOwnModel };
  transcripts: ConversationsNeighbours['transcripts'] & ProposalNeighbours['transcripts'];
  ownModel: Omit<Parameters<typeof createOwnModel>[0], keyof CoreContext | 'client'>;
};

type Opened = {
  ownModel: OwnModel;
  conversations: Conversations;
  rewrites: Rewrites;
  digests: Digests;
  stopAnswers(): Promise<void>;
};

/** Domains that ask a language model: who answers on this computer, conversations, new texts for lines, and digests of transcripts. */
export function openAssistant(context: CoreContext, neighbours: Neighbours): Opened {
  const ownModel = createOwnModel({ ...context, ...neighbours.ownModel, client: neighbours.service('local').ownModel });
  const near = { ...neighbours, ownModel };
  const { conversations, stop } = createConversations(context, near);
  const [rewrites, digests] = [createRewrites(context, near), createDigests(context, near)];
  return { ownModel, conversations, rewrites, digests, stopAnswers: stop };
}
