import type { CoreContext } from '../core-context.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { OwnModel } from '../own-model/own-model.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { Scripts } from '../scripts/scripts.ts';
import type { ServiceFiles } from '../service/files/file-service.ts';
import type { ServiceResponses } from '../service/responses/response-service.ts';
import type { Tools } from '../tools/tools.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { Answers } from './answering/answers.ts';
import type { AttachmentSources } from './answering/attach-items.ts';
import type { ModelSettings } from './models.ts';

/** What conversations need beside the context. `owner` is this program, `isLiving` tells whether another still runs. */
export type ConversationsNeighbours = {
  service(engine: EngineChoice): { responses: ServiceResponses; files: ServiceFiles };
  hasCloudKey(): Promise<boolean>;
  ownModel: Pick<OwnModel, 'apply'>;
  tools: Tools;
  jobs: Pick<Jobs, 'cancel' | 'whenEnded' | 'itemsOf'>;
  organisation: Pick<Organisation, 'undo' | 'bin'>;
  scripts: Pick<Scripts, 'get' | 'undo'>;
  transcripts: Pick<Transcripts, 'get' | 'undo' | 'render'>;
  owner: string;
  isLiving(owner: string): boolean;
} & Omit<AttachmentSources, 'transcripts' | 'scripts'>;

/** What the parts of the domain work with. */
export type ConversationsDeps = CoreContext &
  ConversationsNeighbours & {
    answers: Answers;
    sources: AttachmentSources;
    modelSettings(): ModelSettings;
  };
