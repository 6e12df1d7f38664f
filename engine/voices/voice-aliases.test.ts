import { expect, it } from 'vitest';
import { SYSTEM_VOICES } from './system-voices.ts';
import { aliasedVoiceId, DEFAULT_VOICE_ID, VOICE_ALIASES } from '../../shared/domain/voices/voice-aliases.ts';

const system = new Set(SYSTEM_VOICES.map(({ id }) => id));

it('lets a voice that is there speak for each alias, and takes no id of the system or twice', () => {
  for (const alias of VOICE_ALIASES) {
    expect(system.has(aliasedVoiceId(alias) ?? ''), alias).toBe(true);
    expect(system.has(alias), alias).toBe(false);
  }
  expect(system.has(DEFAULT_VOICE_ID)).toBe(true);
});

it.each([
  'male-qn-qingse',
  'English_expressive_narrator',
  'English_Graceful_Lady',
  'English_captivating_female1',
  'English_Insightful_Speaker',
  'Calm_Woman',
  'Friendly_Person',
  'socialmedia_female_2_v1',
  'voice_agent_Male_Phone_1',
  'female-tianmei',
  'female-tianmei-jingpin',
  'female-shaonv',
  'female-yujie',
  'male-qn-jingying',
  'presenter_male',
  'presenter_female',
  'audiobook_male_1',
  'audiobook_female_1',
  'Charming_Lady',
])('knows the id %s, which public clients send by default', (id) => {
  expect(system.has(id) || aliasedVoiceId(id) !== null).toBe(true);
});

it('knows no other ids', () => {
  for (const id of ['Nobody-here', 'English_', 'Spanish_Narrator', '__proto__', 'constructor']) {
    expect(aliasedVoiceId(id)).toBeNull();
  }
});
