const characters = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'character' : 'characters'}`;

/** English texts of designing a voice. */
export const designTexts = {
  description: 'What the voice is like',
  placeholder: 'A keeper of a lighthouse in his sixties, low and unhurried, who has told this story before',
  preview: 'What the candidates say',
  previewCount: (number: number) => `${characters(number)} of 500`,
  watermark: 'Add a watermark tone',
  watermarkWhy: 'A short tone at the end of the candidates tells listeners that they were made.',
  make: (number: number) => `Make ${number} candidates`,
  costLocal: 'Free, on this computer.',
  costCloud: (number: number, each: number, host: string) =>
    `${number} × ${characters(each)}, sent to ${host} with the description.`,
  nothing: 'Candidates appear here side by side. Nothing is kept until you keep it.',
  earlier: 'Earlier rounds',
  roundOf: (time: string) => `Candidates of ${time}`,
  useAgain: 'Use this description',
  candidate: (number: number) => `Candidate ${number}`,
  states: {
    queued: 'Waiting for its turn',
    making: 'Being made',
    ready: 'Not kept yet',
    failed: 'Not made',
    kept: 'In your voices',
    discarded: 'Discarded',
  },
  keep: 'Keep',
  keepNumber: (number: number) => `Keep candidate ${number}`,
  kept: (name: string) => `${name} is in your voices`,
  discard: 'Discard',
  discardNumber: (number: number) => `Discard candidate ${number}`,
  name: 'Name of the voice',
  /** The beginning of the description, cut between words, without an article. */
  proposedName: (description: string, number: number) => {
    const [first = ''] = description.replace(/^(an?|the)\s+/i, '').split(/[,.;\n]/);
    const short = /^.{0,24}(?=\s|$)/u.exec(first.trim())?.[0].trim() ?? '';
    // "Woman from the" is no name.
    const whole = short.replace(/(\s+(a|an|and|at|by|from|her|his|in|of|on|the|to|who|with))+$/i, '');
    const name = whole === '' ? 'Voice' : whole.charAt(0).toUpperCase() + whole.slice(1);
    return `${name} ${number}`;
  },
  chips: [
    { name: 'Voice', values: ['woman', 'man', 'child', 'androgynous'] },
    { name: 'Age', values: ['young', 'middle-aged', 'elderly'] },
    { name: 'Accent', values: ['American', 'British', 'Scottish', 'Indian'] },
    { name: 'Pace', values: ['slow', 'measured', 'brisk'] },
    { name: 'Mood', values: ['calm', 'warm', 'bright', 'grave', 'playful'] },
  ],
};
