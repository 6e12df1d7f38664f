import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client that loses no change: what is said to be out of date while it is read for the first time is read again afterwards.
 * The library lets that first answer count as new, though core may have read it before the change, and nothing goes stale by time.
 */
export class CoreQueryClient extends QueryClient {
  readonly #readAgain = new WeakSet<Query>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const again = this.getQueryCache()
      .findAll(filters)
      .filter(isReadFirst)
      .map(async (query) => this.#afterFirst(query, options));
    await Promise.all([super.invalidateQueries(filters, options), ...again]);
  }

  async #afterFirst(query: Query, options?: InvalidateOptions): Promise<void> {
    if (this.#readAgain.has(query)) return;
    this.#readAgain.add(query);
    // That it failed is shown by whoever reads it.
    await query.promise?.catch(() => undefined);
    this.#readAgain.delete(query);
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
  }
}

const isReadFirst = ({ state }: Query): boolean => state.fetchStatus !== 'idle' && state.data === undefined;
