import type { RequestCase } from '../../request-case.ts';

/** A fifth round: wishes as they are dictated, and as orders are written. 41 of 60 were right when it was written; rules were mended with it. */
export const FIFTH_STRANGERS: readonly RequestCase[] = [
  {
    say: 'okay so um can you draw me like a big old oak tree with a swing on it',
    calls: [['generate_images', { prompt: /big old oak tree with a swing/i }]],
  },
  {
    say: 'uh I would like a picture of two kids building a sandcastle and make it wide',
    calls: [['generate_images', { prompt: /two kids building a sandcastle/i, ratio: /16:9|21:9|3:2/ }]],
  },
  {
    say: 'right so next I need an image a snowy village at night with lights in the windows',
    calls: [['generate_images', { prompt: /snowy village at night with lights in the windows/i }]],
  },
  {
    say: 'hey can you do a quick drawing of a hedgehog with an umbrella thanks',
    calls: [['generate_images', { prompt: /hedgehog with an umbrella/i }]],
  },
  { say: 'I want four pictures of old doors please', calls: [['generate_images', { prompt: /old doors/i, count: 4 }]] },
  {
    say: 'IMAGE: saturn with rings of flowers. RATIO: 3:2',
    calls: [['generate_images', { prompt: /saturn with rings of flowers/i, ratio: '3:2' }]],
  },
  {
    say: 'yeah nice can I have that one but with snow',
    before: 'draw a red barn',
    calls: [['generate_images', { prompt: /red barn.*snow/i }]],
  },
  {
    say: 'okay and give me another two of them',
    before: 'draw a red barn',
    calls: [['generate_images', { prompt: /red barn/i, count: 2, again: /(?:)/, seed: /(?:)/ }]],
  },
  {
    say: 'hmm can we make it a bit darker',
    before: 'draw a cave',
    calls: [['generate_images', { prompt: /cave.*darker/i }]],
  },
  {
    say: 'so I have this blue robot picture right and I want it to turn its head',
    calls: [['generate_clip', { prompt: /turn its head/i, firstFrameId: 'i2' }]],
  },
  {
    say: 'make a little video of soap bubbles floating over a garden',
    calls: [['generate_clip', { prompt: /soap bubbles floating over a garden/i }]],
  },
  {
    say: 'CLIP: lava flowing into the sea, 10 s',
    calls: [['generate_clip', { prompt: /lava flowing into the sea/i, durationSeconds: 10 }]],
  },
  { say: 'could you put some music under the waves clip', calls: [], answers: /can.t/i },
  {
    say: 'I need like a happy tune with whistling for my cooking video',
    calls: [['generate_song', { style: /happy tune with whistling/i, isInstrumental: /(?:)/ }]],
  },
  {
    say: 'make me a song about my sister moving to Oslo kind of folk style',
    calls: [['generate_song', { style: /sister moving to Oslo.*folk/i }]],
  },
  {
    say: 'SONG: pirate metal, fast, no vocals',
    calls: [['generate_song', { style: /pirate metal, fast/i, isInstrumental: true }]],
  },
  { say: 'okay now write some lyrics about getting up early', calls: [], answers: /\[Verse/i },
  {
    say: 'and what would be a good title for it',
    before: 'write lyrics about getting up early',
    calls: [],
    answers: /- |title/i,
  },
  {
    say: 'can you say good morning everybody in the voice of Tom',
    calls: [['generate_speech', { text: /good morning everybody/i, voiceId: 'v1' }]],
  },
  { say: 'so this script here please let it be spoken', open: 's1', calls: [['narrate_script', { id: 's1' }]] },
  {
    say: 'I want the mother to have the voice calm woman',
    open: 's1',
    calls: [['cast_voice', { id: 's1', character: /mother/i, voiceId: 'v3' }]],
  },
  {
    say: 'um line four can you change that to the moon was bright',
    open: 's1',
    calls: [['set_script_lines', { id: 's1', lines: [{ lineId: 'l3', text: 'the moon was bright' }] }]],
  },
  { say: 'please get rid of line six', open: 's1', calls: [['delete_script_lines', { id: 's1', lineIds: ['l5'] }]] },
  { say: 'what voices are there anyway', calls: [['list_voices', {}]] },
  {
    say: 'okay I recorded a phone call with Omar can you transcribe that',
    calls: [['transcribe_recordings', { ids: ['r3'] }]],
  },
  {
    say: 'so speaker one that is Hanna',
    open: 't1',
    calls: [['rename_speaker', { id: 't1', speakerId: 'sp1', name: 'Hanna' }]],
  },
  {
    say: 'hey it wrote Jon but it is spelled John',
    open: 't1',
    calls: [['replace_in_transcript', { id: 't1', find: 'Jon', replacement: 'John', matchesWholeWords: /(?:)/ }]],
  },
  {
    say: 'take out all the you knows',
    open: 't1',
    calls: [
      [
        'replace_in_transcript',
        { id: 't1', find: /you know/i, replacement: '', matchesWholeWords: true, matchesCase: /(?:)/ },
      ],
    ],
  },
  {
    say: 'put lines two and three together',
    open: 't1',
    calls: [['merge_transcript_lines', { id: 't1', lineIds: ['l1', 'l2'] }]],
  },
  { say: 'FORMAT: SRT', open: 't1', calls: [['export_transcript', { id: 't1', format: 'srt' }]] },
  {
    say: 'can I have it as a word document',
    open: 't2',
    calls: [['export_items', { ids: ['t2'], textFormat: 'docx' }]],
  },
  {
    say: 'okay what did they talk about in the staff meeting I missed it',
    calls: [],
    answers: /lamp|boat|light|crane|holiday/i,
  },
  { say: 'and who has to do what now', open: 't2', calls: [], answers: /Friday|Jon will write/i },
  { say: 'how much money did they say the boat costs', open: 't2', calls: [], answers: /nine thousand/i },
  { say: 'where do they talk about holidays', open: 't2', calls: [], answers: /7:35|8:40|9:45/ },
  { say: 'who is talking here', open: 't1', calls: [], answers: /Speaker 1.*Speaker 2/is },
  { say: 'give me five keywords', open: 't1', calls: [], answers: /boat|holiday|crane|light/i },
  { say: 'can you find me some good quotes in there', open: 't1', calls: [], answers: /“/ },
  { say: 'I need chapters for the podcast players', open: 't1', calls: [], answers: /0:00/ },
  { say: 'when do the holidays end did they say that', open: 't2', calls: [], answers: /August/i },
  {
    say: 'show me all the pictures I made today',
    calls: [['find_in_library', { query: /(?=.*kind:image)(?=.*date:today)/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'where is that robot clip again',
    calls: [['find_in_library', { query: /robot/i, sort: /(?:)/, limit: /(?:)/ }]],
  },
  { say: 'TAG blue robot: hero, final', calls: [['tag_items', { ids: ['i2'], add: ['hero', 'final'] }]] },
  { say: 'give this one like four stars', open: 'i1', calls: [['rate_items', { ids: ['i1'], rating: 4 }]] },
  { say: 'RENAME class poster TO Timetable', calls: [['rename_items', { names: [{ id: 'i3', title: 'Timetable' }] }]] },
  {
    say: 'I really like this song make it a favourite',
    open: 'so1',
    calls: [['set_favourite', { ids: ['so1'], isFavourite: true }]],
  },
  { say: 'put the desert road on the autumn series board', calls: [['add_to_board', { boardId: 'bd1', ids: ['i1'] }]] },
  { say: 'okay this one can go in the bin', open: 'i1', calls: [['move_to_bin', { ids: ['i1'] }]] },
  { say: 'get me the old intro back out of the bin', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'is anything still running', calls: [['list_tasks', { state: /(?:)/, limit: /(?:)/ }]] },
  { say: 'EXPORT blue robot AS webp', calls: [['export_items', { ids: ['i2'], imageFormat: 'webp' }]] },
  { say: 'how long is that song morning coffee', calls: [['get_item', { id: 'so1' }]] },
  { say: 'hello hello can you hear me okay', calls: [], answers: /hear|read|type/i },
  { say: 'so what exactly are you', calls: [], answers: /rule|assistant/i },
  { say: 'where do I find the thing to record', calls: [], answers: /record/i },
  { say: 'does this cost me anything', calls: [], answers: /free|cost|billed|cloud/i },
  {
    say: 'um I think I do not want that picture anymore or maybe I do',
    open: 'i2',
    calls: [],
    answers: /./,
    mayAsk: true,
  },
  { say: 'never mind the last thing I said', calls: [], answers: /./ },
  {
    say: 'draw a lighthouse keeper and then make that picture move',
    calls: [
      ['generate_images', { prompt: /lighthouse keeper/i }],
      ['generate_clip', { prompt: /(?:)/, firstFrameId: 'made1' }],
    ],
  },
  {
    say: 'okay transcribe the phone call and when that is done give me a summary',
    calls: [['transcribe_recordings', { ids: ['r3'] }]],
    answers: /lamp|boat|light|crane|holiday/i,
  },
];
