import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { HostShell, Log } from '../host-ports.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { Voices } from '../voices/voices.ts';
import type { CastingVoice } from './cast-voices.ts';
import type { CastingNames } from './casting-names.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** What scripts are built on. */
export type ScriptsDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  shell: Pick<HostShell, 'redeemTicket'>;
  organisation: Pick<Organisation, 'bin'>;
  settings(): Settings;
  /** Throws NOT_FOUND. */
  transcript(id: ItemId): Transcript;
  /** Voices of the service that are known here and can speak, without asking it. */
  knownVoices(engine: EngineChoice): readonly CastingVoice[];
  names: CastingNames;
  /** Asks the service for its voices. */
  voices: Pick<Voices, 'list'>;
};
