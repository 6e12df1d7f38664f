/** A value of an argument: exactly this (rows of texts, too), or one that matches as it is written in JSON, texts without quotation marks. */
type Expected = string | number | boolean | RegExp | readonly (string | Readonly<Record<string, string>>)[];

/** A call with the arguments that matter. Arguments that equal their default may be left out. */
export type ExpectedCall = readonly [name: string, args: Readonly<Record<string, Expected>>];

/**
 * One request and the calls that answer it, in their order; none where nothing may be called. Looking things up on the way
 * (find_in_library, get_item, read_…, list_…, export_transcript) and waiting for a task counts only where it is expected itself.
 */
export type RequestCase = {
  say: string;
  /** What was asked in the same conversation before, and done. */
  before?: string;
  /** What is open: an ID of the test library. */
  open?: string;
  /** Selected items. */
  selected?: readonly string[];
  /** A document beside the request. */
  document?: string;
  calls: readonly ExpectedCall[];
  /** What the answer has to say. */
  answers?: RegExp;
  /** Whether “I don’t understand that” is a right answer, too: nothing that a studio does. Counts only for judges that are strict. */
  mayBeUnknown?: boolean;
  /** Whether a question what is meant is right. Counts only for judges that are strict. */
  mayAsk?: boolean;
};
