/** A queue in which owners take turns: one with many items does not make the others wait for all of them. */
export class FairQueue<Item> {
  private readonly owners = new Map<object, Item[]>();

  /** Adds an item behind the owner's other items. */
  add(owner: object, item: Item): void {
    const items = this.owners.get(owner);
    if (items) items.push(item);
    else this.owners.set(owner, [item]);
  }

  /** The next item of the owner whose turn it is; undefined when there is none. */
  take(): Item | undefined {
    for (const [owner, items] of this.owners) {
      const item = items.shift();
      // Maps keep the order of insertion: an owner that was served goes to the end of the line.
      this.owners.delete(owner);
      if (items.length > 0) this.owners.set(owner, items);
      return item;
    }
    return undefined;
  }

  /** Drops everything of an owner. */
  forget(owner: object): void {
    this.owners.delete(owner);
  }
}
