import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { Inspector, InspectorRule } from '../../../ui/layout/inspector/inspector.tsx';
import { texts } from '../texts.ts';
import { useTranscribeView } from '../document/transcript-context.tsx';
import { LineInspector } from './line-inspector.tsx';
import { QuoteList } from '../quotes/quote-list.tsx';
import { TranscriptNote } from './transcript-note.tsx';
import { SpeakerList } from './speaker-list.tsx';

/** The inspector: the selected line, the speakers, quotes and the note. */
export function DockColumn() {
  const { open } = useTranscribeView();
  const content = open && (
    <>
      <LineInspector open={open} />
      <InspectorRule />
      <SpeakerList open={open} />
      <InspectorRule />
      <QuoteList open={open} />
      {open.transcript.quotes.length > 0 ? <InspectorRule /> : null}
      <TranscriptNote id={open.transcript.id} />
    </>
  );
  return (
    <Inspector
      item={open?.transcript.id ?? null}
      tabs={[{ id: 'line', label: texts.dock.line, content, nothing: texts.dock.noLine }]}
      foot={open ? <Privacy host={open.transcript.recipe.host} /> : null}
    />
  );
}

function Privacy({ host }: { host: string | null }) {
  const text = host === null ? texts.dock.local : texts.dock.cloud(host);
  return <PrivacyLine text={text} hasLeft={host !== null} />;
}
