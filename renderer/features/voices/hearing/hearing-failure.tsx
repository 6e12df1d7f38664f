import { HearingNotice } from '../../../ui/hearing/hearing-notice.tsx';

/** Why something could not be heard, with a second try. `prefix` is that of the names that are heard here (`voice:`). */
export function HearingFailure({ prefix }: { prefix: string }) {
  return <HearingNotice place={prefix} isInset />;
}
