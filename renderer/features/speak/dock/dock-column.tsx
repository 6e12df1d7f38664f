import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { Inspector, InspectorRule } from '../../../ui/layout/inspector/inspector.tsx';
import { texts as footTexts } from '../generate-bar/generate-bar-texts.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useOpenScript } from '../document/script-context.ts';
import { CastList } from './cast/cast-list.tsx';
import { Delivery } from './delivery/delivery.tsx';
import { texts } from './dock-texts.ts';
import { EffectsTab } from './effects/effects-tab.tsx';
import { SoundTab } from './audio/sound-tab.tsx';
import { TakesList } from './takes/takes-list.tsx';

/** The inspector: cast, takes and delivery; effects; sound of the whole script. */
export function DockColumn() {
  const open = useOpenScript();
  const tabs = [
    { id: 'cast', label: texts.tabs.cast, content: open && <Cast open={open} />, nothing: texts.nothing.cast },
    {
      id: 'effects',
      label: texts.tabs.effects,
      content: open && <EffectsTab open={open} />,
      nothing: texts.nothing.effects,
    },
    { id: 'sound', label: texts.tabs.sound, content: open && <SoundTab open={open} />, nothing: texts.nothing.sound },
  ];
  return <Inspector item={open?.script.id ?? null} tabs={tabs} foot={open ? <Privacy /> : null} />;
}

function Cast({ open }: { open: OpenScript }) {
  return (
    <>
      <CastList open={open} />
      <InspectorRule />
      <TakesList open={open} />
      <InspectorRule />
      <Delivery open={open} />
    </>
  );
}

function Privacy() {
  const engine = usePanelEngine('speak');
  const { cloud } = useSettings();
  if (engine === 'local') return <PrivacyLine text={footTexts.local} />;
  return <PrivacyLine text={footTexts.sent(addressHost(cloud.baseUrl))} hasLeft />;
}
