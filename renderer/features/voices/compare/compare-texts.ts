/** English texts of comparing two voices. */
export const compareTexts = {
  first: 'First voice',
  second: 'Second voice',
  choose: 'Choose a voice',
  choosePair: 'Choose two voices to hear them read the same sentence.',
  blind: 'Blind test',
  blindWhy: 'A and B are assigned at random and revealed after you choose.',
  matched: 'Match loudness',
  matchedWhy: 'Turns the louder voice down, because louder often sounds better.',
  round: 'Round',
  side: (side: string) => `Voice ${side}`,
  wasSide: (side: string) => `Was voice ${side}`,
  played: (isPlayed: boolean) => (isPlayed ? 'Played' : 'Not played yet'),
  play: (side: string) => `Play ${side}`,
  stop: (side: string) => `Stop ${side}`,
  prefer: (side: string) => `Prefer ${side}`,
  neither: 'No difference',
  playBoth: 'Play both first.',
  ready: 'Which voice is better?',
  isOver: 'This round is over.',
  preferred: (name: string, side: string) => `You preferred ${name}, voice ${side}.`,
  noPreference: (a: string, b: string) => `No difference. A was ${a}, B was ${b}.`,
  next: 'Next round',
  use: (name: string) => `Use ${name} in new script`,
  tally: (tally: { first: number; second: number; neither: number; firstName: string; secondName: string }) =>
    `Score: ${tally.firstName} ${tally.first}, ${tally.secondName} ${tally.second}${
      tally.neither > 0 ? `, no difference ${tally.neither}` : ''
    }`,
  clear: 'Reset score',
};
