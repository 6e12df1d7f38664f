/** What voices say to be measured; none of it is in the samples. */
export const SENTENCES = [
  'The old lighthouse keeper walked slowly down to the harbor, where twenty-three small boats were waiting for the tide.',
  'Please read the instructions carefully before you switch on the machine for the first time.',
  'Scientists have discovered a new species of whale living deep in the waters around the island.',
  'Her grandmother baked bread every Thursday and gave half of it to the neighbors.',
];
