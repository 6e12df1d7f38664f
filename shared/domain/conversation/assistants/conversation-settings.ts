import * as z from 'zod';

/** Efforts of reasoning that a conversation may ask for (service.md, Reasoning rules). */
export const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
/** See EFFORTS. */
export type ReasoningEffort = (typeof EFFORTS)[number];

/** `priority` is admitted ahead of other requests, at 1.5 times the price. */
export type ServiceTier = 'standard' | 'priority';

/** Limits of what a conversation takes in. */
export const CONVERSATION_LIMITS = {
  textCharacters: 200_000,
  instructionsCharacters: 20_000,
  attachments: 20,
  mostOutputTokens: 1_000_000,
  starters: 4,
  starterCharacters: 200,
} as const;

/** What a conversation asks its model with. It is kept with the conversation, and nothing but the user changes it. */
export const conversationSettingsSchema = z.object({
  engine: z.enum(['local', 'cloud']),
  /** Name without a prefix (`M3`), or of a model of the user's own server. */
  model: z.string().trim().min(1).max(300),
  /** Null leaves it to the model. */
  effort: z.enum(EFFORTS).nullable(),
  tier: z.enum(['standard', 'priority']),
  /** What the user says about every answer; empty where nothing. */
  instructions: z.string().max(CONVERSATION_LIMITS.instructionsCharacters),
  /** Reasoning counts towards it. Null is without limit. */
  maxOutputTokens: z.number().int().min(16).max(CONVERSATION_LIMITS.mostOutputTokens).nullable(),
  /** Whether the model is offered the tools of Atelier. */
  usesTools: z.boolean(),
  /** What an empty chat offers to ask; empty for what fits what is open. */
  starters: z
    .array(z.string().trim().min(1).max(CONVERSATION_LIMITS.starterCharacters))
    .max(CONVERSATION_LIMITS.starters),
});
/** See conversationSettingsSchema. */
export type ConversationSettings = z.output<typeof conversationSettingsSchema>;

/** A model that a conversation may use, and the efforts that it accepts; empty where effort changes nothing. */
export type ConversationModel = {
  engine: ConversationSettings['engine'];
  model: string;
  /** `studio` is the local assistant that works by rules, `own` a model of the user's own server. */
  kind: 'cloud' | 'studio' | 'own';
  efforts: readonly ReasoningEffort[];
};
