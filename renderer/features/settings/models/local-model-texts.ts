import type { LocalModel, LocalModelId } from '../../../../shared/domain/settings/services/local-models.ts';

type ModelText = { name: string; use: string; languages: string };

const MODELS: Record<LocalModelId, ModelText> = {
  transcription: { name: 'Moonshine Base', use: 'Transcribes speech', languages: 'English' },
  'speech-detection': { name: 'Silero VAD', use: 'Finds where speech is', languages: 'Any language' },
  speakers: { name: 'Speaker comparison', use: 'Identifies speakers', languages: 'Any language' },
  language: { name: 'Language check', use: 'Marks speech that may not be English', languages: 'Any language' },
};

const STATES: Record<LocalModel['state'], string> = {
  present: 'Installed',
  verified: 'Verified',
  damaged: 'Damaged',
  missing: 'Missing',
};

/** English texts of the list of models. */
export const MODEL_TEXTS = {
  table: 'Models',
  columns: { model: 'Model', languages: 'Languages', size: 'Size', licence: 'Licence', state: 'State' },
  models: MODELS,
  states: STATES,
  from: (sources: readonly string[]) => `From ${sources.join(', ')}`,
  verify: 'Verify files',
  show: 'Show in folder',
  location: 'Location',
  verified: 'All files are as they were installed.',
  broken: 'Reinstall Atelier to repair the models. Your library and settings are kept.',
} as const;
