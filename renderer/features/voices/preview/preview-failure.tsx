import { PreviewNotice } from '../../../ui/preview/preview-notice.tsx';

/** Why something couldn't play, with a second try. `prefix` is that of the names that play here (`voice:`). */
export function PreviewFailure({ prefix }: { prefix: string }) {
  return <PreviewNotice place={prefix} isInset />;
}
