import * as z from 'zod';
import { CLIP_MODELS } from '../../generation/clips/clip-modes.ts';
import { VIDEO_RATIOS } from '../../generation/clips/video-v2-models.ts';
import { IMAGE_MODELS, IMAGE_RATIOS, IMAGE_STYLE_NAMES, MOST_IMAGES } from '../../generation/images/image-models.ts';
import { idSchema } from '../../id-schema.ts';
import type { ItemId, LineId } from '../../ids.ts';
import { MOST_SONGS, SONG_MODELS } from '../../music/music-models.ts';
import { MOST_IMAGE_SEED } from '../../recipe/image-recipe.ts';
import { MOST_SONG_SEED } from '../../recipe/song-recipe.ts';
import type { Tool } from '../tool.ts';
import { itemIdInput } from './tool-inputs.ts';

const VIDEO_RATIO_NAMES = Object.keys(VIDEO_RATIOS) as [keyof typeof VIDEO_RATIOS, ...(keyof typeof VIDEO_RATIOS)[]];

const engine = z
  .enum(['local', 'cloud'])
  .optional()
  .describe('local: this computer; cloud: sent there, may be billed. Left out: as usual');
const again = z.boolean().default(false).describe('true to repeat a request; only when the user wants it');
const optionalItem = (what: string) => idSchema<ItemId>().optional().describe(`ID of ${what}`);
const seed = (most: number) => z.int().min(0).max(most).optional().describe('Seed of the first');

const TASK =
  'Answers the ID of its task at once: wait_for_task answers the results. The same request again answers the earlier result.';

/** Generating changes the library; in the cloud it is sent there and billed. */
const GENERATES = { effects: ['changes'], cloudEffects: ['bills', 'sends'] } as const;

/** Tools that generate: each starts a task whose results become items of the library. */
export const GENERATION_TOOLS = {
  generate_images: {
    description: `Generates images from a prompt. ${TASK}`,
    input: z.strictObject({
      prompt: z.string().trim().min(1).max(1500).describe('What the images show'),
      ratio: z.enum(IMAGE_RATIOS).default('1:1').describe('Aspect ratio'),
      count: z.int().min(1).max(MOST_IMAGES).default(1).describe(`How many, 1 to ${MOST_IMAGES}`),
      seed: seed(MOST_IMAGE_SEED),
      style: z.enum(IMAGE_STYLE_NAMES).optional().describe('Style of image-01-live'),
      model: z.enum(IMAGE_MODELS).optional().describe('Left out, one that fits'),
      subjectId: optionalItem('an image that shows the character'),
      engine,
      again,
    }),
    ...GENERATES,
  },
  generate_song: {
    description: `Generates songs from a style and lyrics; without lyrics the service writes them, unless the song is instrumental. ${TASK}`,
    input: z.strictObject({
      style: z.string().trim().min(1).max(2000).describe('Genre, mood, instruments, tempo, topic'),
      lyrics: z.string().max(3500).default('').describe('With tags such as [Verse] in lines of their own'),
      isInstrumental: z.boolean().default(false).describe('Whether nobody sings'),
      title: z.string().trim().max(100).default('').describe('Empty: the first words of the style'),
      count: z.int().min(1).max(MOST_SONGS).default(1).describe(`How many takes, 1 to ${MOST_SONGS}`),
      seed: seed(MOST_SONG_SEED),
      format: z.enum(['mp3', 'wav']).default('mp3').describe('Format of the files'),
      model: z.enum(SONG_MODELS).optional().describe('Left out, music-3.0'),
      engine,
      again,
    }),
    ...GENERATES,
  },
  generate_clip: {
    description: `Generates a video clip from a prompt, from pictures, or both. ${TASK}`,
    input: z.strictObject({
      prompt: z
        .string()
        .trim()
        .max(7000)
        .default('')
        .describe('What happens, with camera commands such as [Push in]; may be empty with a first picture'),
      firstFrameId: optionalItem('the image that it begins with'),
      lastFrameId: optionalItem('the image that it ends with, beside a first one'),
      durationSeconds: z.int().min(1).max(60).optional().describe('Length in seconds; left out, 6'),
      resolution: z.enum(['480P', '512P', '720P', '768P', '1080P', '2K']).optional().describe('As the model has it'),
      ratio: z.enum(VIDEO_RATIO_NAMES).optional().describe('Aspect ratio, of H3 models without pictures'),
      model: z.enum(CLIP_MODELS).optional().describe('Left out, one that can do what is asked'),
      engine,
      again,
    }),
    ...GENERATES,
  },
  generate_speech: {
    description:
      'Makes a script of a text and lets a voice speak it: lines such as “[Anna] Good evening.” become characters, who are cast. Answers the ID of the script and of its task; wait_for_task answers when the takes are there.',
    input: z.strictObject({
      text: z.string().trim().min(1).max(100_000).describe('The text to be spoken'),
      title: z.string().trim().max(120).default('').describe('Title of the script; empty: the first words'),
      voiceId: z.string().min(1).max(256).optional().describe('ID from list_voices; left out, the usual one'),
      engine,
    }),
    ...GENERATES,
  },
  narrate_script: {
    description:
      'Lets the voices of a script speak its lines: those that have no take, or one that no longer fits. Answers the ID of the task, null where every line has its take, and the lines that can’t be spoken with the reason.',
    input: z.strictObject({
      id: itemIdInput('the script'),
      lineIds: z.array(idSchema<LineId>()).min(1).max(2000).optional().describe('IDs of lines; left out, all'),
      engine,
      again: z.boolean().default(false).describe('true for other takes of lines that have one that fits'),
    }),
    ...GENERATES,
  },
  transcribe_recordings: {
    description:
      'Recognises what is said in recordings. Answers for each the ID of its transcript and of its task; wait_for_task answers when it is whole. The same request again answers the earlier transcript.',
    input: z.strictObject({
      ids: z.array(idSchema<ItemId>()).min(1).max(50).describe('IDs of recordings'),
      language: z.string().min(2).max(20).optional().describe('Code such as en; left out, as the settings say'),
      speakerCount: z.int().min(1).max(20).optional().describe('How many people speak; left out, as the settings say'),
      engine,
      again,
    }),
    ...GENERATES,
  },
} as const satisfies Record<string, Tool>;
