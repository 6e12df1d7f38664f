import { HearingNotice } from '../../../ui/hearing/hearing-notice.tsx';

/** Why something couldn't play, with a second try. `prefix` is that of the names that play here (`voice:`). */
export function HearingFailure({ prefix }: { prefix: string }) {
  return <HearingNotice place={prefix} isInset />;
}
