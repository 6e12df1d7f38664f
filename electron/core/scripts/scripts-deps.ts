import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { Voices } from '../voices/voices.ts';
import type { CastingVoice } from './casting/cast-voices.ts';
import type { CastingNames } from './casting/casting-names.ts';

/** What scripts need beside the context. */
export type ScriptsNeighbours = {
  organisation: Pick<Organisation, 'bin'>;
  transcripts: Pick<Transcripts, 'get'>;
  /** Asks the service for its voices. */
  voices: Pick<Voices, 'list'>;
};

/** What scripts are built on. */
export type ScriptsDeps = CoreContext &
  ScriptsNeighbours & {
    /** Voices of the service that are known here and can speak, without asking it. */
    knownVoices(engine: EngineChoice): readonly CastingVoice[];
    names: CastingNames;
  };
