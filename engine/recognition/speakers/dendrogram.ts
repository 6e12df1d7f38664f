import { dot } from './voice-space.ts';

type Merge = { left: number; right: number; distance: number };
type Cluster = { sum: Float32Array; size: number };

/**
 * Average linkage of points on the unit sphere by cosine distance. The mean distance between two clusters is one minus
 * the product of their means, so no matrix of distances is needed and memory grows with the number of points only.
 */
export class Dendrogram {
  private readonly merges: Merge[];
  private readonly size: number;

  constructor(points: readonly Float32Array[]) {
    this.size = points.length;
    this.merges = nearestNeighbourChain(points).toSorted((left, right) => left.distance - right.distance);
  }

  /** Labels of the points when the tree is cut into `count` clusters. */
  cut(count: number): Int32Array {
    const parent = Int32Array.from({ length: this.size }, (_, index) => index);
    const root = (index: number): number => {
      let at = index;
      while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
      return at;
    };
    for (const { left, right } of this.merges.slice(0, this.size - count)) parent[root(right)] = root(left);
    const labels = new Map<number, number>();
    return parent.map((_, index) => {
      const own = root(index);
      const label = labels.get(own) ?? labels.size;
      labels.set(own, label);
      return label;
    });
  }
}

/** Follows nearest neighbours until two clusters are each other's nearest, merges them, goes on: work grows with the square. */
function nearestNeighbourChain(points: readonly Float32Array[]): Merge[] {
  const clusters = new Map<number, Cluster>(points.map((point, index) => [index, { sum: point.slice(), size: 1 }]));
  const merges: Merge[] = [];
  const chain: number[] = [];
  while (clusters.size > 1) {
    if (chain.length === 0) chain.push(clusters.keys().next().value!);
    const top = chain.at(-1)!;
    const before = chain.at(-2);
    const { nearest, distance } = nearestOf(clusters, top, before);
    if (nearest !== before) {
      chain.push(nearest);
      continue;
    }
    chain.length -= 2;
    merges.push({ left: top, right: nearest, distance });
    join(clusters, top, nearest);
  }
  return merges;
}

/** The nearest other cluster; the one before in the chain wins a tie, or the chain would never end. */
function nearestOf(clusters: ReadonlyMap<number, Cluster>, own: number, before: number | undefined) {
  const cluster = clusters.get(own)!;
  const distanceTo = (other: Cluster) => 1 - dot(cluster.sum, other.sum) / (cluster.size * other.size);
  let nearest = before ?? -1;
  let distance = before === undefined ? Infinity : distanceTo(clusters.get(before)!);
  for (const [index, other] of clusters) {
    if (index === own) continue;
    const candidate = distanceTo(other);
    if (candidate < distance) {
      nearest = index;
      distance = candidate;
    }
  }
  return { nearest, distance };
}

function join(clusters: Map<number, Cluster>, kept: number, gone: number): void {
  const cluster = clusters.get(kept)!;
  const other = clusters.get(gone)!;
  cluster.size += other.size;
  for (let index = 0; index < cluster.sum.length; index++) cluster.sum[index]! += other.sum[index]!;
  clusters.delete(gone);
}
