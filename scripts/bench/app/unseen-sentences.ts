/** What voices say to be judged: nobody listened to these while the voices were set up. */
export const UNSEEN_SENTENCES = [
  'My sister plays the violin every evening while the soup is cooking on the stove.',
  'The captain looked at the map, folded it twice and put it back in his pocket.',
  'Several farmers complained that the river had been rising since early morning.',
  'A good teacher listens first, asks a few questions and only then gives advice.',
  'They found the missing keys under a chair in the corner of the waiting room.',
  'Please close the gate behind you, or the sheep will wander onto the road again.',
  'The engineer explained how the machine turns sunlight into power for the village.',
  'In the afternoon the wind changed, and the smoke drifted slowly toward the hills.',
  'She bought a blue coat, two pairs of gloves and a scarf for the winter journey.',
  'Have you ever seen the northern lights from the deck of a fishing boat?',
  'The old clock in the hall stopped years ago, but nobody wants to throw it away.',
  'With enough practice, anyone can learn to draw a simple face in a few minutes.',
  'Last summer we camped beside a quiet lake and swam before breakfast every day.',
  'The company promised to answer every complaint within three working days.',
  'Because the road was closed, the bus had to take a longer way through the forest.',
  'His first book sold slowly, yet the second one was read all over the country.',
];
