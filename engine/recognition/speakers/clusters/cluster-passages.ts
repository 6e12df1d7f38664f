import { clusterVoices, type VoiceCluster } from './cluster-voices.ts';

/** Full stretches of speech in a passage: two to three minutes of a recording. */
const PASSAGE_STRETCHES = 80;
/** With less speech than that, in full stretches, all turns are grouped at once: five minutes or so. */
const SHORTEST_IN_PASSAGES = 200;
/** Nats from which two groups are one voice, where the count is not known. */
const GAIN_OF_VOICES = 4;
/**
 * Full stretches that two groups are compared by: of turns within a passage, and of passages. A voice of a passage is
 * the mean of many moods already, so few stretches say how far it is from another.
 */
const MOST_JUDGED_OF_TURNS = 10;
const MOST_JUDGED_OF_PASSAGES = 3;
/** With more passages there are more chances to take two people for one, so more has to say so. */
const MANY_PASSAGES = 20;
const MOST_JUDGED_OF_MANY = 4;

/** When voices of so many passages are joined to voices of a recording. */
export const joiningOf = (passageCount: number) => ({
  leastGain: GAIN_OF_VOICES,
  leastCount: 1,
  mostJudged: passageCount > MANY_PASSAGES ? MOST_JUDGED_OF_MANY : MOST_JUDGED_OF_PASSAGES,
});

/**
 * The voices of each passage of a recording: turns in time order, `amounts` the full stretches in each. Turns of an hour
 * grouped at once would be sorted by mood and loudness rather than by who speaks: the most alike are joined first, so
 * the lively turns of a voice would grow into one group and its calm ones into another.
 */
export function voicesOfPassages(
  turns: readonly VoiceCluster[],
  amounts: readonly number[],
  voiceVariances: Float32Array,
): VoiceCluster[][] {
  const stop = { leastGain: GAIN_OF_VOICES, leastCount: 1, mostJudged: MOST_JUDGED_OF_TURNS };
  return passages(turns, amounts).map((passage) => clusterVoices(passage, stop, voiceVariances));
}

function passages(turns: readonly VoiceCluster[], amounts: readonly number[]): VoiceCluster[][] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const count = total < SHORTEST_IN_PASSAGES ? 1 : Math.round(total / PASSAGE_STRETCHES);
  const parts = Array.from({ length: count }, (): VoiceCluster[] => []);
  let before = 0;
  turns.forEach((turn, at) => {
    const middle = (before + amounts[at]! / 2) / total;
    parts[Math.min(count - 1, Math.trunc(middle * count))]!.push(turn);
    before += amounts[at]!;
  });
  return parts.filter((part) => part.length > 0);
}
