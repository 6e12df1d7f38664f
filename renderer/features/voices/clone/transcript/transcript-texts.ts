const percent = (share: number) => `${Math.round(share * 100)}%`;
const grouped = (number: number) => number.toLocaleString('en');

/** English texts of the transcript of a sample and of the processing of its audio. */
export const transcriptTexts = {
  title: 'Sample transcript',
  why: 'Transcribed by the local engine, on this computer. Correct any mistakes.',
  placeholder: 'Type exactly what the sample says',
  transcribing: 'Transcribing the sample',
  transcribeAgain: 'Transcribe again',
  count: (number: number) => `${grouped(number)} ${number === 1 ? 'character' : 'characters'}`,
  tooLong: (number: number) => `Verification takes up to 200 characters, this text has ${grouped(number)}.`,
  check: 'Verify sample against text',
  checkWhy: 'Rejects the clone if sample and text differ too much. This catches a wrong recording.',
  checkTooLong: (number: number) =>
    `Only for up to 200 characters, this text has ${grouped(number)}. A sample of about 12 s is short enough.`,
  accuracy: 'Required match',
  percent,
  accuracyWhy: '70% is usual. Higher is stricter and may reject accents, names and mumbled words.',
  treatment: 'Processing',
  noise: 'Reduce noise',
  noiseWhy: 'Helps with hum and hiss. Leave it off for a clean recording.',
  volume: 'Normalise volume',
  volumeWhy: 'Brings quiet and loud passages to the same level.',
  playOriginal: 'Play original',
  playProcessed: 'Play processed',
  nothingTreated: 'Turn one on to hear the difference.',
  playedWith: {
    local: 'What the voice is cloned from, up to 40 s.',
    cloud: 'Processed on this computer, up to 40 s. The service’s result may differ.',
  },
  treatedWith: ({ reduceNoise, normalizeVolume }: { reduceNoise: boolean; normalizeVolume: boolean }) =>
    [reduceNoise ? 'noise reduced' : '', normalizeVolume ? 'volume normalised' : '']
      .filter((part) => part !== '')
      .join(', ') || 'unprocessed',
};
