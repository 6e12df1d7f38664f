import { Inspector } from '../../../ui/layout/inspector/inspector.tsx';
import { texts } from '../texts.ts';
import { useSelectedVoice } from '../collection/use-voices.ts';
import { voiceKey } from '../collection/voices-store.ts';
import { VoiceDetails } from './voice-details.tsx';

/** The inspector: the chosen voice. */
export function DockColumn() {
  const voice = useSelectedVoice();
  const content = voice && <VoiceDetails key={voiceKey(voice)} voice={voice} />;
  return (
    <Inspector item={null} tabs={[{ id: 'details', label: texts.dock.details, content, nothing: texts.dock.none }]} />
  );
}
