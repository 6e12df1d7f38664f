import type { RequestCase } from '../../request-case.ts';

/** Wishes of strangers, a fourth round that rules were mended with. */
export const FOURTH_STRANGER_REST: readonly RequestCase[] = [
  { say: 'is there something about the engine', open: 't1', calls: [], answers: /engine/i },
  { say: 'why does the boat need an engine', open: 't1', calls: [], answers: /engine/i },
  { say: 'who said that the light reached twenty miles', open: 't1', calls: [], answers: /Speaker 2/i },
  { say: 'good moments for a reel?', open: 't1', calls: [], answers: /“|- /i },
  { say: 'list the questions from the choir rehearsal talk', calls: [], answers: /question/i },
  { say: 'what numbers are mentioned', open: 't1', calls: [], answers: /nine thousand|twenty/i },
  { say: 'i look for my robot clip', calls: [['find_in_library', { query: /robot/i, sort: /(?:)/, limit: /(?:)/ }]] },
  {
    say: 'everything from yesterday',
    calls: [['find_in_library', { query: 'date:yesterday', sort: /(?:)/, limit: /(?:)/ }]],
  },
  {
    say: 'untitled recordings',
    calls: [['find_in_library', { query: /kind:recording/, sort: /(?:)/, limit: /(?:)/ }]],
  },
  { say: 'new name: Lava road', open: 'i1', calls: [['rename_items', { names: [{ id: 'i1', title: 'Lava road' }] }]] },
  {
    say: 'mark both images as favourites',
    selected: ['i1', 'i2'],
    calls: [['set_favourite', { ids: ['i1', 'i2'], isFavourite: true }]],
  },
  { say: 'tags: sea, night', open: 'c1', calls: [['tag_items', { ids: ['c1'], add: ['sea', 'night'] }]] },
  {
    say: 'put this on a new board named Covers',
    open: 'i1',
    calls: [['create_board', { name: 'Covers', ids: ['i1'] }]],
  },
  { say: 'pls bin the class poster', calls: [['move_to_bin', { ids: ['i3'] }]] },
  { say: 'undelete old intro', calls: [['restore_from_bin', { ids: ['b1'] }]] },
  { say: 'go to voices', calls: [['open_in_window', { panel: 'voices' }]] },
  { say: 'play the morning coffee song', calls: [['open_in_window', { id: 'so1' }]] },
  { say: 'did the transcription finish?', calls: [['list_tasks', { state: /(?:)/, limit: /(?:)/ }]] },
  { say: 'save all clips to disk', calls: [['export_items', { ids: ['c1', 'c2'] }]] },
  { say: 'Hello, is someone there?', calls: [], answers: /./ },
  { say: 'i have a question', calls: [], answers: /./, mayAsk: true },
  { say: 'what is this program for', calls: [], answers: /./ },
  { say: 'how to export the subtitle', calls: [], answers: /export/i },
  { say: 'is my voice safe here', calls: [], answers: /computer|cloud/i },
  { say: 'do i need internet', calls: [], answers: /computer|cloud|internet/i },
  { say: 'how can i make the text bigger', calls: [], answers: /larger|Ctrl/i },
  { say: 'please buy me coffee', calls: [], answers: /can.t/i },
  { say: 'dont', calls: [], answers: /./, mayAsk: true },
  { say: 'empty the trash', calls: [], answers: /never|permanently|bin/i },
  { say: 'delete my account', calls: [], answers: /./, mayAsk: true },
  { say: 'replace everything', open: 't1', calls: [], answers: /./, mayAsk: true },
  {
    say: 'draw a robot gardener, then make it watercolour',
    calls: [
      ['generate_images', { prompt: /robot gardener/i }],
      ['generate_images', { prompt: /robot gardener/i, style: 'watercolour' }],
    ],
  },
  {
    say: 'transcribe the call with omar and rename speaker 1 to Omar',
    calls: [
      ['transcribe_recordings', { ids: ['r3'] }],
      ['rename_speaker', { id: 't9', speakerId: 'sp1', name: 'Omar' }],
    ],
  },
  { say: 'summarise this, then find three quotes', open: 't1', calls: [], answers: /telling[^]*“/i },
];
