const PAGE_BYTES = 65_536;

/** Marks what was read of a file. Reading the same again is no progress: a decoder that is caught in a file does just that. */
export interface PageMarks {
  /** Whether any of these bytes were not read before, page by page. */
  mark(offset: number, length: number): boolean;
}

/** Marks for a file of `size` bytes. */
export function createPageMarks(size: number): PageMarks {
  const marks = new Uint8Array(Math.ceil(size / PAGE_BYTES));
  return {
    mark(offset, length) {
      const [first, end] = [Math.floor(offset / PAGE_BYTES), Math.ceil((offset + length) / PAGE_BYTES)];
      const isNew = marks.subarray(first, end).includes(0);
      marks.fill(1, first, end);
      return isNew;
    },
  };
}
