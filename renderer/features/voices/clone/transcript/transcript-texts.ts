const percent = (share: number) => `${Math.round(share * 100)} %`;

/** English texts of the transcript of a sample and of what is done to its sound. */
export const transcriptTexts = {
  title: 'What the sample says',
  why: 'Heard by the local engine, on this computer. Correct it where it is wrong.',
  placeholder: 'What the sample says, word by word',
  listening: 'Listening to the sample',
  listenAgain: 'Listen again',
  count: (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'character' : 'characters'}`,
  tooLong: (number: number) => `The comparison takes at most 200 characters; this has ${number.toLocaleString('en')}.`,
  check: 'Have the service compare text and sample',
  checkWhy:
    'It listens to the sample and refuses the clone when the two are too different, so that a wrong recording is noticed.',
  checkTooLong: (number: number) =>
    `Only for texts of up to 200 characters; this has ${number.toLocaleString('en')}. A sample of some 12 s is short enough.`,
  accuracy: 'How alike',
  percent,
  accuracyWhy: '70 % is the usual limit. Higher is stricter: accents, names and mumbled words may then be refused.',
  treatment: 'Sound',
  noise: 'Take the noise out',
  noiseWhy: 'Helps with hum and hiss. Leave it off for a clean recording.',
  volume: 'Even the volume out',
  volumeWhy: 'Brings quiet and loud stretches to the same level.',
  hearBefore: 'Hear before',
  hearAfter: 'Hear after',
  nothingTreated: 'Switch one on to hear what it does.',
  heardWith: {
    local: 'What the voice is learned from, at most 40 s.',
    cloud: 'As this computer would do it, at most 40 s. The service has a way of its own.',
  },
  treatedWith: ({ reduceNoise, normalizeVolume }: { reduceNoise: boolean; normalizeVolume: boolean }) =>
    [reduceNoise ? 'noise taken out' : '', normalizeVolume ? 'volume evened out' : '']
      .filter((part) => part !== '')
      .join(', ') || 'as it is',
};
