import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a fourth round that rules were mended with. */
export const FOURTH_STRANGER_SOUNDS_AND_PICTURES: readonly RequestCase[] = [
  {
    say: 'can u make the logo of a surf school, minimal',
    calls: [['generate_images', { prompt: /logo of a surf school/i, style: /(?:)/ }]],
  },
  {
    say: 'image of my dog as king, oil painting',
    calls: [['generate_images', { prompt: /dog as king/i, style: /(?:)/ }]],
  },
  {
    say: 'please create for me one poster about recycling for children',
    calls: [['generate_images', { prompt: /recycling for children/i }]],
  },
  {
    say: 'taller please',
    before: 'draw a giraffe',
    calls: [['generate_images', { prompt: /giraffe/i, ratio: /9:16|2:3|3:4|1:1/ }]],
  },
  {
    say: 'now the same at sunrise',
    before: 'draw a harbour in winter',
    calls: [['generate_images', { prompt: /harbour in winter.*sunrise/i }]],
  },
  { say: 'with a red hat', before: 'draw a snowman', calls: [['generate_images', { prompt: /snowman.*red hat/i }]] },
  { say: 'use the desert road as background for a picture with a camel', calls: [], answers: /./, mayAsk: true },
  {
    say: 'video of a paper plane flying through a classroom please, 6 seconds',
    calls: [['generate_clip', { prompt: /paper plane flying through a classroom/i, durationSeconds: 6 }]],
  },
  { say: 'animate blue robot: it nods', calls: [['generate_clip', { prompt: /nods/i, firstFrameId: 'i2' }]] },
  { say: 'loop the waves clip', calls: [], answers: /can.t/i },
  { say: 'i need a song that sounds like a rainy sunday', calls: [['generate_song', { style: /rainy sunday/i }]] },
  {
    say: 'background music for my lesson about space, no singing',
    calls: [['generate_song', { style: /lesson about space/i, isInstrumental: true }]],
  },
  {
    say: 'drum and bass track 174 bpm',
    calls: [['generate_song', { style: /drum and bass.*174 bpm/i, isInstrumental: /(?:)/ }]],
  },
  { say: 'lyrics pls: a sailor who misses his cat', calls: [], answers: /\[Verse/i },
  {
    say: 'three takes please',
    before: 'compose a jingle for a bakery',
    calls: [['generate_song', { style: /jingle for a bakery/i, count: 3, again: /(?:)/ }]],
  },
  { say: 'record the line "All aboard" with Tom', calls: [['generate_speech', { text: 'All aboard', voiceId: 'v1' }]] },
  {
    say: 'text to speech please: Dear guests, the pool closes at eight.',
    calls: [['generate_speech', { text: /Dear guests, the pool closes at eight\.?/ }]],
  },
  {
    say: 'the narrator gets the voice Tom',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /narrator/i, voiceId: 'v1' }]],
  },
  { say: 'what is the first line of the bedtime story', calls: [], answers: /keeper lit the lamp/i },
  {
    say: 'insert "Meanwhile, in the cellar" after line 4',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', afterLineId: 'l3', lines: [{ text: 'Meanwhile, in the cellar' }] }]],
  },
  { say: 'line 8 can be deleted', open: 's2', calls: [['delete_script_lines', { id: 's2', lineIds: ['l7'] }]] },
  {
    say: 'record again lines 1 to 3',
    open: 's1',
    calls: [['narrate_script', { id: 's1', lineIds: ['l0', 'l1', 'l2'], again: true }]],
  },
  { say: 'make it less formal: We hereby inform you of the cancellation.', calls: [], answers: /can.t|model/i },
  { say: 'transcript of the phone call please', calls: [['transcribe_recordings', { ids: ['r3'] }]] },
  { say: 'Omar is speaker 2', open: 't1', calls: [['rename_speaker', { id: 't1', speakerId: 'sp2', name: 'Omar' }]] },
  { say: 'speakers: Lena, Max', open: 't1', calls: [], answers: /./, mayAsk: true },
  { say: 'correct all spelling mistakes', open: 't1', calls: [], answers: /can.t|model|which/i },
  {
    say: 'please change harbour to port in the whole transcript',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: 'harbour', replacement: 'port', matchesWholeWords: /(?:)/, matchesCase: /(?:)/ },
      ],
    ],
  },
  {
    say: 'lines 1-3 into one',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l0', 'l1', 'l2'] }]],
  },
  { say: 'subtitles of this as srt file please', open: 't1', calls: [], answers: /srt/i },
  { say: 'export the meeting as word', calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]] },
  { say: 'what do they say at the end', open: 't1', calls: [], answers: /crane/i },
  { say: 'summary in one sentence', open: 't1', calls: [], answers: /lamp|boat|light|crane|holiday/i },
];
