import type { RequestCase } from '../request-case.ts';

/**
 * Requests in the words of creators, on a studio of all kinds (`creator-studio.ts`). They were written before the rules were read
 * again; what failed of them was mended afterwards.
 */
export const TUNED_CREATORS: readonly RequestCase[] = [
  // Words and subtitles
  { say: 'srt pls', open: 't1', calls: [['export_transcript', { id: 't1', format: 'srt' }]] },
  {
    say: 'can u give me the subs of the podcast episode as webvtt',
    calls: [['export_transcript', { id: 't1', format: 'vtt' }]],
  },
  {
    say: 'i need the interview with priya as a word doc in my folder',
    calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]],
  },
  {
    say: 'its spelled Saoirse not Sersha, fix that everywhere in here',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Sersha', replacement: 'Saoirse' }]],
  },
  {
    say: 'they keep saying "harbor", we write british english so make it "harbour"',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'harbor', replacement: 'harbour' }]],
  },
  {
    say: 'Speaker 1 is me, Dana. Speaker 2 is Priya.',
    open: 't2',
    calls: [
      ['rename_speaker', { id: 't2', speakerId: 'sp1', name: 'Dana' }],
      ['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Priya' }],
    ],
  },
  {
    say: 'the second speaker is called Priya',
    open: 't2',
    calls: [['rename_speaker', { id: 't2', speakerId: 'sp2', name: 'Priya' }]],
  },
  { say: 'whats this episode about in 3 sentences', open: 't1', calls: [], answers: /lamp|boat|light|crane/i },
  { say: 'tldr', open: 't1', calls: [], answers: /lamp|boat|light|crane/i },
  { say: 'Any good pull quotes in there?', open: 't2', calls: [], answers: /lighthouse|lamp|boat|crane/i },
  { say: 'make youtube chapters from this', open: 't1', calls: [], answers: /0:00/ },
  { say: 'when do they start talking about the boat?', open: 't1', calls: [], answers: /4:20|boat/i },
  { say: 'how many times do they say "boat"', open: 't1', calls: [], answers: /\b[34]\b/ },
  { say: 'skip to 2 min 30', open: 't1', calls: [['open_in_window', { id: 't1', atSeconds: 150 }]] },
  {
    say: 'jump to an hour and five minutes in the podcast episode transcript',
    calls: [['open_in_window', { id: 't1', atSeconds: 3900 }]],
  },
  // Images
  {
    say: 'i want a pic of a raccoon dj at a rooftop party, widescreen',
    calls: [['generate_images', { prompt: /raccoon dj at a rooftop party/i, ratio: '16:9' }]],
  },
  {
    say: 'gimme 3 variations of a moody alley at night for instagram stories',
    calls: [['generate_images', { prompt: /moody alley at night/i, count: 3, ratio: '9:16' }]],
  },
  {
    say: 'thumbnail for the episode: an old boat under a huge moon, 16 by 9',
    calls: [['generate_images', { prompt: /old boat under a huge moon/i, ratio: '16:9' }]],
  },
  {
    say: 'album cover, square, a single orange on a black table',
    calls: [['generate_images', { prompt: /single orange on a black table/i, ratio: '1:1' }]],
  },
  {
    say: 'draw a fox but not in watercolour, comic please',
    calls: [['generate_images', { prompt: /fox/i, style: 'comic' }]],
  },
  {
    say: 'generate an image of a quiet library on my own machine, not the cloud',
    calls: [['generate_images', { prompt: /quiet library/i, engine: 'local' }]],
  },
  {
    say: 'make four pitcures of a tin robot',
    calls: [['generate_images', { prompt: /tin robot/i, count: 4 }]],
  },
  {
    say: 'now the second one as a clip, 6 sec',
    before: 'Draw two pictures of a paper boat',
    calls: [['generate_clip', { firstFrameId: 'made5', durationSeconds: 6 }]],
  },
  {
    say: 'same again but in 9:16',
    before: 'Draw a paper boat in 16:9',
    calls: [['generate_images', { prompt: /paper boat/i, ratio: '9:16' }]],
  },
  // Clips
  {
    say: 'animate the red kayak',
    calls: [['generate_clip', { firstFrameId: 'i2' }]],
  },
  {
    say: 'let the foggy pier picture come alive for ten seconds',
    calls: [['generate_clip', { firstFrameId: 'i1', durationSeconds: 10 }]],
  },
  {
    say: 'make a clip that goes from the foggy pier to the old lighthouse picture',
    calls: [['generate_clip', { firstFrameId: 'i1', lastFrameId: 'i3' }]],
  },
  {
    say: 'i need b-roll: waves against a sea wall, slow motion, 10s, 1080p',
    calls: [['generate_clip', { prompt: /waves against a sea wall/i, durationSeconds: 10, resolution: '1080P' }]],
  },
  {
    say: 'A vertical video of rain on a window please',
    calls: [['generate_clip', { prompt: /rain on a window/i, ratio: '9:16' }]],
  },
  // Songs
  {
    say: 'i need an intro jingle, upbeat ukulele, no vocals',
    calls: [['generate_song', { style: /ukulele/i, isInstrumental: true }]],
  },
  {
    say: 'compose a lofi beat i can put under the interview, just instrumental',
    calls: [['generate_song', { style: /lofi/i, isInstrumental: true }]],
  },
  {
    say: 'sing me a sad country song about losing my dog',
    calls: [['generate_song', { style: /country.*dog/i }]],
  },
  {
    say: 'two versions of a 120 bpm synthwave track called Night Bus',
    calls: [['generate_song', { style: /synthwave/i, count: 2, title: 'Night Bus' }]],
  },
  {
    say: 'do a wav of dark ambient drone music without singing',
    calls: [['generate_song', { style: /dark ambient drone/i, isInstrumental: true, format: 'wav' }]],
  },
  {
    say: 'write lyrics for a song about night trains, two verses and a chorus',
    calls: [],
    answers: /\[Verse\][^]*\[Chorus\]/i,
  },
  // Speech and scripts
  {
    say: 'read this out loud: "Welcome back to the show."',
    calls: [['generate_speech', { text: /Welcome back to the show/ }]],
  },
  {
    say: 'voice over for the trailer script pls',
    calls: [['narrate_script', { id: 's1' }]],
  },
  { say: 'record all lines with the cast', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'use the calm woman voice for this whole script',
    open: 's1',
    calls: [['cast_voice', { id: 's1', voiceId: 'v3' }]],
  },
  {
    say: 'the captain should sound like deep voice man',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /^captain$/i, voiceId: 'v2' }]],
  },
  {
    say: 'swap every "sea" for "ocean" in my trailer script',
    calls: [['replace_in_script', { id: 's1', find: 'sea', replacement: 'ocean' }]],
  },
  {
    say: 'add a line at the end: "Only in cinemas."',
    open: 's1',
    calls: [['add_script_lines', { id: 's1', lines: [{ text: 'Only in cinemas.' }] }]],
  },
  {
    say: 'export the voiceover as wav with srt subs',
    open: 's1',
    calls: [['export_narration', { id: 's1', format: 'wav', subtitles: ['srt'] }]],
  },
  { say: 'which voices sound calm?', calls: [], answers: /Calm Woman/ },
  // Library
  { say: 'show me all my songs', calls: [], answers: /Slow tide[^]*Neon rain|Neon rain[^]*Slow tide/ },
  { say: 'where did i put the kayak picture', calls: [], answers: /Red kayak/ },
  { say: 'how long is slow tide?', calls: [], answers: /1:01/ },
  {
    say: 'star slow tide and neon rain',
    calls: [['set_favourite', { ids: ['so1', 'so2'], isFavourite: true }]],
  },
  { say: 'give neon rain four out of five', calls: [['rate_items', { ids: ['so2'], rating: 4 }]] },
  {
    say: 'tag all of these as season two',
    selected: ['i1', 'i2', 'c1'],
    calls: [['tag_items', { ids: ['i1', 'i2', 'c1'], add: ['season two'] }]],
  },
  {
    say: 'these two belong on the Season two board',
    selected: ['i1', 'i3'],
    calls: [['add_to_board', { boardId: 'bd1', ids: ['i1', 'i3'] }]],
  },
  {
    say: 'call this "Pier, take 2"',
    open: 'i1',
    calls: [['rename_items', { names: [{ id: 'i1', title: 'Pier, take 2' }] }]],
  },
  {
    say: 'bin the neon rain song, i dont like it',
    calls: [['move_to_bin', { ids: ['so2'] }]],
  },
  { say: 'oh no i didnt want to delete the old demo, get it back', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  {
    say: 'export both songs as a zip',
    selected: ['so1', 'so2'],
    calls: [['export_items', { ids: ['so1', 'so2'], asArchive: true }]],
  },
  {
    say: 'save the kayak pic as a jpg',
    calls: [['export_items', { ids: ['i2'], imageFormat: 'jpeg' }]],
  },
  // What must not be done
  { say: "don't delete anything, just list whats in the bin", calls: [], answers: /Old demo/ },
  { say: 'should i delete this?', open: 'c1', calls: [] },
  { say: 'delete it', calls: [], answers: /which|what|name/i },
  { say: 'keep the first take and throw the rest of my library away', calls: [] },
  { say: 'No wait, leave it as it is', open: 't1', before: 'Summarise this', calls: [] },
  // Two steps
  {
    say: 'paint a whale in the clouds, watercolour, then make it move for 6 seconds',
    calls: [
      ['generate_images', { prompt: /whale in the clouds/i, style: 'watercolour' }],
      ['generate_clip', { firstFrameId: 'made1', durationSeconds: 6 }],
    ],
  },
  {
    say: 'transcribe the podcast recording and then tell me whats in it',
    calls: [['transcribe_recordings', { ids: ['r1'] }]],
    answers: /lamp|boat|light|crane/i,
  },
  {
    say: 'rename this to Teaser and put it on the season two board',
    open: 'c2',
    calls: [
      ['rename_items', { names: [{ id: 'c2', title: 'Teaser' }] }],
      ['add_to_board', { boardId: 'bd1', ids: ['c2'] }],
    ],
  },
  { say: 'whats still running?', calls: [], answers: /harbour\.wav/i },
  { say: 'stop the transcription', calls: [['cancel_task', { id: 'job1' }]] },
  {
    say: 'can you cut the silence out of this clip?',
    open: 'c1',
    calls: [],
    answers: /can.?t|cannot|not able|no tool|Video/i,
  },
];
