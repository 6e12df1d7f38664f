/** Why an answer is not whole (gaps.md G7). */
export type IncompleteReason = 'max_output_tokens' | 'content_filter';

/** State of one item: `in_progress` only in streams. */
type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

/** Items of an answer (service.md, Model response object; gaps.md G6). */
export type ResponseOutput =
  | {
      id: string;
      type: 'reasoning';
      status: ItemStatus;
      summary: never[];
      content: { type: 'reasoning_text'; text: string }[];
    }
  | {
      id: string;
      type: 'message';
      status: ItemStatus;
      role: 'assistant';
      content: { type: 'output_text'; text: string; annotations: never[] }[];
    }
  | { id: string; type: 'function_call'; status: ItemStatus; call_id: string; name: string; arguments: string };

/** What an answer took, in tokens; `total_tokens` is the sum. */
export type ResponseUsage = {
  input_tokens: number;
  input_tokens_details: { cached_tokens: number };
  output_tokens: number;
  output_tokens_details: { reasoning_tokens: number };
  total_tokens: number;
};

/** The answer to `POST /v1/responses` (service.md, Model response object). `in_progress` only in streams. */
export type ResponseObject = {
  id: string;
  object: 'response';
  /** Unix seconds. */
  created_at: number;
  /** The model that gave the answer. */
  model: string;
  status: 'in_progress' | 'completed' | 'incomplete' | 'failed';
  output: ResponseOutput[];
  output_text: string;
  usage: ResponseUsage | null;
  error: { code: string; message: string } | null;
  incomplete_details: { reason: IncompleteReason } | null;
  parallel_tool_calls: boolean;
  store: boolean;
  truncation: 'disabled';
} & Record<string, unknown>;
