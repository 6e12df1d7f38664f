import { GoToLine } from '../../../ui/go-to-line.tsx';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

/** The keyboard goes to the line, so that arrows and Enter work there at once. */
function focusSelected(): void {
  const { primary } = useTranscribe.getState().selection;
  const row =
    primary === null ? null : document.querySelector<HTMLElement>(`[role="row"][data-line="${CSS.escape(primary)}"]`);
  row?.focus({ preventScroll: true });
}

/** Goes to a line of the transcript by its number. */
export function GoToTranscriptLine({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'go-to-line');
  const { segments } = open.transcript;
  return (
    <GoToLine
      isOpen={isOpen}
      last={segments.length}
      texts={{ title: texts.list.goTo, field: texts.list.goToField, go: texts.list.go }}
      close={() => useTranscribe.setState({ dialog: null })}
      go={(index) => {
        const segment = segments[index];
        if (segment) useTranscribe.setState({ selection: selectOne(segment.id), filter: null });
      }}
      focus={focusSelected}
    />
  );
}
