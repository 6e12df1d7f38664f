import { voiceModel, type VoiceModel } from './voice-model.ts';

/** A voice that is always there. The first description says what it is, the others what it is good for. */
export type SystemVoice = { id: string; name: string; description: string[] };

type Entry = SystemVoice & { model: VoiceModel };

/** Ids are those that public clients ask for, so that they run unchanged; the sound behind them is our own. */
const ENTRIES: readonly Entry[] = [
  {
    id: 'English_expressive_narrator',
    name: 'Expressive Narrator',
    description: ['A man with a lively, even voice.', 'Narration, audiobooks'],
    model: voiceModel('rms', { pitchHz: 112, pitchRange: 1.5, tiltDb: 1.2 }),
  },
  {
    id: 'male-qn-qingse',
    name: 'Young Man',
    description: ['A young man, light and open.', 'Vlogs, dialogue'],
    model: voiceModel('rms', { pitchHz: 138, pitchRange: 1.5, formants: 1.07, tiltDb: 1, breath: 0.05 }),
  },
  {
    id: 'female-shaonv',
    name: 'Bright Young Woman',
    description: ['A young woman, bright and lively.', 'Advertising, social media'],
    model: voiceModel('slt', { pitchHz: 214, pitchRange: 1.9, formants: 1.07, tiltDb: 1.5 }),
  },
  {
    id: 'Wise_Woman',
    name: 'Wise Woman',
    description: ['A mature woman, deep and unhurried.', 'Documentaries, audiobooks'],
    model: voiceModel('slt', { pitchHz: 150, pitchRange: 1.4, tiltDb: 2, rate: 0.76 }),
  },
  {
    id: 'Calm_Woman',
    name: 'Calm Woman',
    description: ['A woman with a soft, level voice.', 'Guided relaxation, instructions'],
    model: voiceModel('slt', { pitchHz: 172, pitchRange: 1.2, formants: 1.03, tiltDb: 2, rate: 0.76 }),
  },
  {
    id: 'Friendly_Person',
    name: 'Friendly Person',
    description: ['A woman, warm and clear.', 'Explainers, greetings'],
    model: voiceModel('slt', { pitchHz: 186, pitchRange: 1.6, formants: 1.02, tiltDb: 2 }),
  },
  {
    id: 'Inspirational_girl',
    name: 'Inspirational Girl',
    description: ['A girl, eager and clear.', 'Stories, classrooms'],
    model: voiceModel('slt', { pitchHz: 232, pitchRange: 1.6, formants: 1.1, tiltDb: 2, rate: 0.92 }),
  },
  {
    id: 'Lovely_Girl',
    name: 'Lovely Girl',
    description: ['A small child, high and soft.', 'Cartoons, stories'],
    model: voiceModel('slt', { pitchHz: 252, pitchRange: 1.5, formants: 1.1, tiltDb: 2.5, rate: 0.88 }),
  },
  {
    id: 'Decent_Boy',
    name: 'Decent Boy',
    description: ['A boy before his voice breaks.', 'Stories, games'],
    model: voiceModel('slt', { pitchHz: 226, pitchRange: 1.6, formants: 1.08, tiltDb: 1.5 }),
  },
  {
    id: 'Casual_Guy',
    name: 'Casual Guy',
    description: ['A man, relaxed and plain.', 'Podcasts, tutorials'],
    model: voiceModel('rms', { pitchHz: 120, pitchRange: 1.1, formants: 1.03, tiltDb: -0.5, rate: 1.05 }),
  },
  {
    id: 'Deep_Voice_Man',
    name: 'Deep Voice Man',
    description: ['A man with a deep, dark voice.', 'Trailers, announcements'],
    model: voiceModel('rms', { pitchHz: 82, pitchRange: 1.3, formants: 0.95, tiltDb: 0.3, rate: 0.95 }),
  },
  {
    id: 'Imposing_Manner',
    name: 'Imposing Manner',
    description: ['A man, slow and commanding.', 'Announcements, games'],
    model: voiceModel('rms', { pitchHz: 92, pitchRange: 1.6, formants: 0.96, tiltDb: 1.8, rate: 0.86 }),
  },
  {
    id: 'Determined_Man',
    name: 'Determined Man',
    description: ['A news reader, firm and clear.', 'News, business'],
    model: voiceModel('rms', { pitchHz: 106, pitchRange: 1.2, formants: 1, tiltDb: 2.2, rate: 1.04 }),
  },
  {
    id: 'Patient_Man',
    name: 'Patient Man',
    description: ['A man, slow and mild.', 'Instructions, lessons'],
    model: voiceModel('rms', { pitchHz: 100, pitchRange: 1.1, tiltDb: 0.5, breath: 0.03, rate: 0.84 }),
  },
  {
    id: 'Elegant_Man',
    name: 'Elegant Man',
    description: ['A Scotsman, refined.', 'Narration, culture'],
    model: voiceModel('awb', { pitchHz: 124, pitchRange: 1.2, rate: 0.92 }),
  },
  {
    id: 'Young_Knight',
    name: 'Young Knight',
    description: ['A young Scotsman, quick and spirited.', 'Games, adventure'],
    model: voiceModel('awb', { pitchHz: 156, pitchRange: 1.6, formants: 1.07, tiltDb: 1, rate: 1.04 }),
  },
  {
    id: 'Abbess',
    name: 'Abbess',
    description: ['An old woman, a little hoarse.', 'Fairy tales, characters'],
    model: voiceModel('slt', {
      pitchHz: 158,
      pitchRange: 1.3,
      tiltDb: 1.5,
      breath: 0.05,
      roughness: 0.012,
      rate: 0.76,
    }),
  },
  {
    id: 'Robot_Armor',
    name: 'Robot',
    description: ['A machine on a single tone.', 'Games, science fiction'],
    model: voiceModel('rms', { pitchHz: 116, pitchRange: 0, formants: 1.06, tiltDb: 1.5, rate: 0.97 }),
  },
];

/** All system voices, in the order in which they are offered. */
export const SYSTEM_VOICES: readonly SystemVoice[] = ENTRIES.map(({ id, name, description }) => ({
  id,
  name,
  description,
}));

/** How a system voice sounds; null when there is none of that id. */
export function systemVoiceModel(id: string): VoiceModel | null {
  return ENTRIES.find((entry) => entry.id === id)?.model ?? null;
}
