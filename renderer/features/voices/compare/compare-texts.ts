/** English texts of comparing two voices. */
export const compareTexts = {
  first: 'First voice',
  second: 'Second voice',
  choose: 'Choose a voice',
  choosePair: 'Choose two voices to hear them say the same sentence.',
  blind: 'Blind',
  blindWhy: 'Which voice is A and which is B is drawn by lot and shown after you have chosen.',
  matched: 'Equally loud',
  matchedWhy: 'The louder one is turned down, since louder is easily taken for better.',
  round: 'Round',
  side: (side: string) => `Voice ${side}`,
  wasSide: (side: string) => `Was voice ${side}`,
  heard: (isHeard: boolean) => (isHeard ? 'Heard' : 'Not heard yet'),
  hear: (side: string) => `Hear ${side}`,
  stop: (side: string) => `Stop ${side}`,
  prefer: (side: string) => `Prefer ${side}`,
  neither: 'No difference',
  hearBoth: 'Hear both first.',
  ready: 'Which one is better?',
  isOver: 'This round is over.',
  preferred: (name: string, side: string) => `You preferred ${name}, voice ${side}.`,
  noPreference: (a: string, b: string) => `No difference. A was ${a}, B was ${b}.`,
  next: 'Next round',
  use: (name: string) => `Use ${name} in a new script`,
  tally: (tally: { first: number; second: number; neither: number; firstName: string; secondName: string }) =>
    `Rounds so far: ${tally.firstName} ${tally.first}, ${tally.secondName} ${tally.second}${
      tally.neither > 0 ? `, no difference ${tally.neither}` : ''
    }`,
  clear: 'Count from zero',
};
