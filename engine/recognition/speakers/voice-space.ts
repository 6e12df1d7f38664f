import { FEATURE_BLOCKS } from './voice-print.ts';

/** Directions in which the voices of one file are compared. */
const DIMENSIONS = 8;
/** The directions are found from at most that many prints, evenly taken: the work grows with the square. */
const MOST_FITTED = 600;
const ITERATIONS = 40;

/**
 * Places prints in the space in which the prints of this file differ most (principal components of the features, each
 * scaled by its spread in the file), as points on the unit sphere.
 */
export function voiceSpace(features: readonly Float32Array[]): Float32Array[] {
  const scaled = scale(features);
  const step = Math.max(1, scaled.length / MOST_FITTED);
  const fitted = Array.from(
    { length: Math.min(scaled.length, MOST_FITTED) },
    (_, row) => scaled[Math.floor(row * step)]!,
  );
  const directions = principalDirections(fitted);
  return scaled.map((row) => unit(Float32Array.from(directions, (direction) => dot(direction, row))));
}

/** The sum of products. */
export function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += left[index]! * right[index]!;
  return sum;
}

/** The same direction with length 1; a vector of zeros stays. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

function scale(features: readonly Float32Array[]): Float32Array[] {
  const size = features[0]!.length;
  const mean = new Float64Array(size);
  const squares = new Float64Array(size);
  for (const row of features) {
    for (let column = 0; column < size; column++) {
      mean[column]! += row[column]! / features.length;
      squares[column]! += row[column]! ** 2 / features.length;
    }
  }
  const factor = new Float64Array(size);
  let column = 0;
  for (const blockSize of FEATURE_BLOCKS) {
    for (const end = column + blockSize; column < end; column++) {
      const spread = Math.sqrt(Math.max(0, squares[column]! - mean[column]! ** 2));
      factor[column] = 1 / ((spread + 1e-6) * Math.sqrt(blockSize));
    }
  }
  return features.map((row) => row.map((value, index) => (value - mean[index]!) * factor[index]!));
}

/** Orthogonal iteration on the matrix of products between rows, then back to the directions themselves. */
function principalDirections(rows: readonly Float32Array[]): Float32Array[] {
  const products = rows.map((left, index) => {
    const line = new Float32Array(rows.length);
    for (let other = 0; other <= index; other++) line[other] = dot(left, rows[other]!);
    return line;
  });
  products.forEach((line, index) => {
    for (let other = index + 1; other < rows.length; other++) line[other] = products[other]![index]!;
  });
  const count = Math.min(DIMENSIONS, rows.length);
  // Any start that is not at right angles to a direction finds it; a fixed one keeps results repeatable.
  let vectors: Float32Array[] = Array.from({ length: count }, (_, vector) =>
    Float32Array.from(rows, (_row, row) => Math.sin(row * 1.3 + vector * 2.1 + 1)),
  );
  vectors = orthonormal(vectors);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    vectors = orthonormal(vectors.map((vector) => Float32Array.from(products, (line) => dot(line, vector))));
  }
  return vectors.map((vector) => unit(weightedSum(rows, vector)));
}

function orthonormal(vectors: readonly Float32Array[]): Float32Array[] {
  const result: Float32Array[] = [];
  for (const vector of vectors) {
    const rest = vector.slice();
    for (const earlier of result) {
      const share = dot(rest, earlier);
      for (let index = 0; index < rest.length; index++) rest[index]! -= share * earlier[index]!;
    }
    result.push(unit(rest));
  }
  return result;
}

function weightedSum(rows: readonly Float32Array[], weights: Float32Array): Float32Array {
  const sum = new Float32Array(rows[0]!.length);
  rows.forEach((row, index) => {
    for (let column = 0; column < sum.length; column++) sum[column]! += weights[index]! * row[column]!;
  });
  return sum;
}
