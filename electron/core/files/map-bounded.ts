/** What `work` makes of each item, in their order; never more than `most` at once. Throws what `work` throws first, and begins no more then. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let isOver = false;
  const worker = async () => {
    for (const [at, item] of queue) {
      if (isOver) return;
      results[at] = await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  } finally {
    isOver = true;
  }
  return results;
}
