import type { FailureRecord } from '../failures/failure.ts';
import type { EncodingPreview } from '../script/script-views.ts';

/**
 * What a subtitle file holds. With `failure`, nothing can be made of it as it was read; `encodings` are offered where nobody can
 * tell which one is right, most probable first. `recordingName` is the recording that lies beside it and has the same name.
 */
export type SubtitleFile = {
  fileId: string;
  fileName: string;
  lineCount: number;
  recordingName: string | null;
  failure: FailureRecord | null;
  encodings: EncodingPreview[];
};
