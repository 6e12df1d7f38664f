import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { ToolInput, ToolName, TOOL_GROUPS } from '../../../shared/domain/tools/tools.ts';
import type { Boards } from '../boards/boards.ts';
import type { HostShell } from '../host-ports.ts';
import type { Images } from '../images/images.ts';
import type { ItemFiles } from '../item-files/item-files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { Music } from '../music/music.ts';
import type { Narration } from '../narration/narration.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { Scripts } from '../scripts/scripts.ts';
import type { Speech } from '../speech/speech.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { Videos } from '../videos/videos.ts';
import type { Voices } from '../voices/voices.ts';
import type { ToolAnswer } from './tools.ts';

/** The domains that tools work with, by what they use of them. */
export type ToolDeps = {
  /** The engine of the settings. */
  usualEngine(): EngineChoice;
  /** Whether the host can ask the user for a folder. */
  hasDialogs: boolean;
  /** False where no window is open. */
  openInWindow: HostShell['openInWindow'];
  boards: Pick<Boards, 'list' | 'create' | 'addItems' | 'removeItems'>;
  images: Pick<Images, 'start' | 'findSame'>;
  itemFiles: Pick<ItemFiles, 'export'>;
  music: Pick<Music, 'start' | 'findSame'>;
  narration: Pick<Narration, 'export'>;
  speech: Pick<Speech, 'generate' | 'generateOrPick'>;
  videos: Pick<Videos, 'start' | 'findSame'>;
  jobs: Pick<Jobs, 'list' | 'get' | 'cancel' | 'whenEnded'>;
  library: Pick<Library, 'list' | 'summary' | 'details' | 'whenLooked'>;
  organisation: Pick<Organisation, 'update' | 'rename' | 'bin' | 'restore' | 'undo'>;
  scripts: Pick<Scripts, 'get' | 'create' | 'edit' | 'undo'>;
  transcripts: Pick<Transcripts, 'get' | 'edit' | 'undo' | 'render' | 'start' | 'findSame'>;
  voices: Pick<Voices, 'listAll'>;
};

/** How a call is run: with which engine, and where exports go if the user has said it. */
export type ToolRun = { signal: AbortSignal | undefined; engine: EngineChoice; folder: string | undefined };

/** What is done for the tools of some names, each with its parsed input. */
export type ToolFunctions<Name extends ToolName> = {
  [Each in Name]: (input: ToolInput<Each>, run: ToolRun) => ToolAnswer | Promise<ToolAnswer>;
};

/** Names of the tools of a group. */
export type ToolsOf<Group extends keyof typeof TOOL_GROUPS> = keyof (typeof TOOL_GROUPS)[Group] & ToolName;
