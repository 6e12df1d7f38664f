import type { ToolInput, ToolName, TOOL_GROUPS } from '../../../shared/domain/tools/tools.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { Scripts } from '../scripts/scripts.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { Voices } from '../voices/voices.ts';
import type { ToolAnswer } from './tools.ts';

/** The domains that tools work with, by what they use of them. */
export type ToolDeps = {
  jobs: Pick<Jobs, 'list' | 'get' | 'cancel' | 'whenEnded'>;
  library: Pick<Library, 'list' | 'summary' | 'details'>;
  organisation: Pick<Organisation, 'update' | 'bin' | 'restore' | 'undo'>;
  scripts: Pick<Scripts, 'get'>;
  transcripts: Pick<Transcripts, 'get' | 'edit' | 'undo' | 'render'>;
  voices: Pick<Voices, 'listAll'>;
};

/** What is done for the tools of some names, each with its parsed input. */
export type ToolFunctions<Name extends ToolName> = {
  [Each in Name]: (input: ToolInput<Each>, signal: AbortSignal | undefined) => ToolAnswer | Promise<ToolAnswer>;
};

/** Names of the tools of a group. */
export type ToolsOf<Group extends keyof typeof TOOL_GROUPS> = keyof (typeof TOOL_GROUPS)[Group] & ToolName;
