/**
 * Voice ids of the public service that clients send by default or offer in their lists, each with the system voice that
 * speaks for it here: the nearest in sex, age and manner. So an independent client speaks before anybody has set anything.
 * Ids that name another language than English are left out: whoever asks for those expects that language.
 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  English_expressive_narrator: [
    'English_Expressive_Narrator',
    'English_CaptivatingStoryteller',
    'English_Gentle-voiced_man',
    'English_Trustworth_Man',
    'English_Trustworthy_Man',
    'English_magnetic_voiced_man',
    'English_Insightful_Speaker',
    'audiobook_male_1',
    'audiobook_male_2',
  ],
  'male-qn-qingse': [
    'male-qn-qingse-jingpin',
    'male-qn-daxuesheng',
    'male-qn-daxuesheng-jingpin',
    'English_ReservedYoungMan',
    'English_DecentYoungMan',
    'junlang_nanyou',
    'chunzhen_xuedi',
    'lengdan_xiongzhang',
  ],
  'female-shaonv': [
    'female-shaonv-jingpin',
    'female-tianmei',
    'female-tianmei-jingpin',
    'English_radiant_girl',
    'English_Upbeat_Woman',
    'English_PlayfulGirl',
    'English_WhimsicalGirl',
    'English_Kind-heartedGirl',
    'socialmedia_female_1_v1',
    'socialmedia_female_2_v1',
    'Attractive_Girl',
    'Sweet_Girl',
    'Sweet_Girl_2',
    'tianxin_xiaoling',
    'qiaopi_mengmei',
    'diadia_xuemei',
  ],
  Wise_Woman: [
    'English_Wise_Woman',
    'English_Wiselady',
    'English_MatureBoss',
    'English_compelling_lady1',
    'female-chengshu',
    'female-chengshu-jingpin',
    'audiobook_female_1',
    'audiobook_female_2',
  ],
  Calm_Woman: [
    'English_CalmWoman',
    'English_SereneWoman',
    'English_SentimentalLady',
    'English_Whispering_girl',
    'English_Soft-spokenGirl',
    'Serene_Woman',
    'danya_xuejie',
  ],
  Friendly_Person: [
    'English_Graceful_Lady',
    'English_captivating_female1',
    'English_ConfidentWoman',
    'English_StressedLady',
    'English_AnimeCharacter',
    'English_UpsetGirl',
    'female-yujie',
    'female-yujie-jingpin',
    'wumei_yujie',
    'presenter_female',
    'voice_agent_Female_Phone_4',
    'Charming_Lady',
  ],
  Lovely_Girl: ['English_LovelyGirl', 'lovely_girl', 'Cute_Elf'],
  Inspirational_girl: ['English_Inspirational_girl'],
  Decent_Boy: ['clever_boy', 'cute_boy'],
  Casual_Guy: [
    'English_FriendlyPerson',
    'English_Aussie_Bloke',
    'English_Comedian',
    'English_Jovialman',
    'English_MaturePartner',
    'voice_agent_Male_Phone_1',
    'voice_agent_Male_Phone_2',
  ],
  Deep_Voice_Man: [
    'English_ManWithDeepVoice',
    'English_Deep-VoicedGentleman',
    'Arnold',
    'Santa_Claus',
    'Charming_Santa',
  ],
  Imposing_Manner: [
    'English_ImposingManner',
    'English_BossyLeader',
    'male-qn-badao',
    'male-qn-badao-jingpin',
    'Grinch',
  ],
  Determined_Man: [
    'English_Diligent_Man',
    'English_Persuasive_Man',
    'English_Explanatory_Man',
    'English_Debator',
    'male-qn-jingying',
    'male-qn-jingying-jingpin',
    'presenter_male',
  ],
  Patient_Man: ['English_PatientMan', 'English_Steadymentor', 'English_WiseScholar'],
  Young_Knight: ['English_PassionateWarrior', 'badao_shaoye', 'Rudolph'],
};

const SYSTEM_VOICE_OF = new Map(
  Object.entries(ALIASES).flatMap(([systemVoiceId, ids]) => ids.map((id) => [id, systemVoiceId] as const)),
);

/** Every id that another system voice speaks for. */
export const VOICE_ALIASES: readonly string[] = [...SYSTEM_VOICE_OF.keys()];

/** The id of the system voice that speaks for an id of the public service; null when none does. */
export const aliasedVoiceId = (id: string): string | null => SYSTEM_VOICE_OF.get(id) ?? null;

/** The system voice of a request that names none (gaps.md G16: only model and text are needed). */
export const DEFAULT_VOICE_ID = 'English_expressive_narrator';
