import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { engineForPanel, engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { useVoicesById } from '../../../api/voices/voices.ts';
import { StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { editScript } from '../document/opened/open-scripts.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { texts } from '../texts.ts';
import { elsewhereVoices, replaceVoice } from './elsewhere-voices.ts';

/** Lines speak with a voice that the chosen service does not have: it is told before anything is sent, with both ways out. */
export function ElsewhereNotice({ open }: { open: OpenScript }) {
  const settings = useSettings();
  const engine = engineOfPanel(settings, 'speak');
  const voiceById = useVoicesById('speak');
  const found = useMemo(() => {
    const recipes = open.script.lines.map(({ id }) => open.states.get(id)?.recipe ?? null);
    return elsewhereVoices(recipes, voiceById, engine);
  }, [open, voiceById, engine]);
  const [first] = found;
  if (!first) return null;
  const { voice, lineCount, nearest } = first;
  const words = texts.elsewhere;
  const other = engine === 'local' ? 'cloud' : 'local';
  const changeEngine = async () => {
    if (other === 'cloud' && !(await confirm(words.ask(addressHost(settings.cloud.baseUrl))))) return;
    await saveSettingsOrToast(engineForPanel(settings, 'speak', other));
  };
  return (
    <StageNotice>
      <ErrorNotice
        tone="warn"
        what={words.what(voice.name, other)}
        why={words.why(lineCount, found.length - 1, engine)}
      >
        <Button size="compact-sm" onClick={() => void changeEngine()}>
          {words.use[other]}
        </Button>
        {nearest ? (
          <Button
            size="compact-sm"
            title={nearest.description}
            onClick={() => editScript(open.script.id, replaceVoice(open.script, voice.id, nearest.id), words.label)}
          >
            {words.replace(nearest.name)}
          </Button>
        ) : null}
      </ErrorNotice>
    </StageNotice>
  );
}
