import { joined, joiningGain, scaled, type VoiceGroup } from '../voice-evidence.ts';

/** A voice and the numbers of the stretches that were given to it. */
export type VoiceCluster = { group: VoiceGroup; members: readonly number[] };

/**
 * Clusters are joined, best first, while there are more than `leastCount` and it gains at least `leastGain` nats. Beyond
 * `mostJudged` full stretches more speech says nothing new of a voice: how it sounds drifts within an hour. So two
 * groups are compared in the same way however long the recording is.
 */
export type ClusterStop = { leastGain: number; leastCount: number; mostJudged: number };

/** Work and memory grow with the square of a block. */
const LARGEST_BLOCK = 1000;
/** In a block of a long recording only what is beyond doubt is joined; the rest is decided over the whole. */
const GAIN_IN_BLOCK = 4;

/** Both clusters as one. */
export function joinClusters(left: VoiceCluster, right: VoiceCluster, voiceVariances: Float32Array): VoiceCluster {
  const group = joined(left.group, right.group, voiceVariances);
  return { group, members: [...left.members, ...right.members] };
}

/** Joins the clusters that are most likely one voice. Clusters in time order; very many are first joined in blocks. */
export function clusterVoices(
  clusters: readonly VoiceCluster[],
  stop: ClusterStop,
  voiceVariances: Float32Array,
): VoiceCluster[] {
  const inBlock = { ...stop, leastGain: Math.max(stop.leastGain, GAIN_IN_BLOCK) };
  let current = [...clusters];
  while (current.length > LARGEST_BLOCK) {
    const blockCount = Math.ceil(current.length / LARGEST_BLOCK);
    const size = Math.ceil(current.length / blockCount);
    const smaller = Array.from({ length: blockCount }, (_, block) =>
      clusterBlock(current.slice(block * size, (block + 1) * size), inBlock, voiceVariances),
    ).flat();
    // Blocks in which nothing can be joined any more are too many for a table: the last resort is to join them anyway.
    const isStuck = smaller.length > current.length * 0.9;
    if (isStuck) inBlock.leastGain = -Infinity;
    current = smaller;
  }
  return clusterBlock(current, stop, voiceVariances);
}

function clusterBlock(clusters: VoiceCluster[], stop: ClusterStop, voiceVariances: Float32Array): VoiceCluster[] {
  const table = new GainTable(clusters, stop.mostJudged, voiceVariances);
  while (table.count > stop.leastCount && table.count > 1 && table.bestGain() >= stop.leastGain) table.joinBest();
  return table.remaining();
}

/** Gains of all pairs, and for each cluster its best partner among those before it. */
class GainTable {
  private readonly clusters: (VoiceCluster | null)[];
  private readonly judged: VoiceGroup[];
  private readonly mostJudged: number;
  private readonly gains: Float64Array[];
  private readonly partners: Int32Array;
  private readonly voiceVariances: Float32Array;
  /** How many clusters there are still. */
  count: number;

  constructor(clusters: readonly VoiceCluster[], mostJudged: number, voiceVariances: Float32Array) {
    this.voiceVariances = voiceVariances;
    this.mostJudged = mostJudged;
    this.clusters = [...clusters];
    this.judged = clusters.map(({ group }) => this.judgedPart(group));
    this.count = clusters.length;
    this.gains = clusters.map((_, row) => Float64Array.from({ length: row }, (__, column) => this.gain(row, column)));
    this.partners = Int32Array.from(clusters, (_, row) => this.partnerOf(row));
  }

  bestGain(): number {
    const row = this.bestRow();
    return row < 0 ? -Infinity : this.gains[row]![this.partners[row]!]!;
  }

  /** The later cluster of the best pair goes into the earlier one. */
  joinBest(): void {
    const gone = this.bestRow();
    const kept = this.partners[gone]!;
    this.clusters[kept] = joinClusters(this.clusters[kept]!, this.clusters[gone]!, this.voiceVariances);
    this.judged[kept] = this.judgedPart(this.clusters[kept]!.group);
    this.clusters[gone] = null;
    this.count--;
    this.clusters.forEach((cluster, index) => {
      if (cluster === null || index === kept) return;
      const [row, column] = index > kept ? [index, kept] : [kept, index];
      this.gains[row]![column] = this.gain(row, column);
    });
    this.clusters.forEach((cluster, row) => {
      if (cluster === null) return;
      const partner = this.partners[row]!;
      const isStale = row === kept || partner === kept || partner === gone;
      const isBeaten = row > kept && partner >= 0 && this.gains[row]![kept]! > this.gains[row]![partner]!;
      if (isStale) this.partners[row] = this.partnerOf(row);
      else if (isBeaten) this.partners[row] = kept;
    });
  }

  remaining(): VoiceCluster[] {
    return this.clusters.filter((cluster) => cluster !== null);
  }

  private judgedPart(group: VoiceGroup): VoiceGroup {
    const share = this.mostJudged / group.weight;
    return share < 1 ? scaled(group, share, this.voiceVariances) : group;
  }

  private gain(row: number, column: number): number {
    return joiningGain(this.judged[row]!, this.judged[column]!, this.voiceVariances);
  }

  private bestRow(): number {
    let best = -1;
    let bestGain = -Infinity;
    this.clusters.forEach((cluster, row) => {
      if (cluster === null || this.partners[row]! < 0) return;
      const gain = this.gains[row]![this.partners[row]!]!;
      if (gain > bestGain) [best, bestGain] = [row, gain];
    });
    return best;
  }

  private partnerOf(row: number): number {
    let partner = -1;
    for (let column = 0; column < row; column++) {
      if (this.clusters[column] === null) continue;
      if (partner < 0 || this.gains[row]![column]! > this.gains[row]![partner]!) partner = column;
    }
    return partner;
  }
}
