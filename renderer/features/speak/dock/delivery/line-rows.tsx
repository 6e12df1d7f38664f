import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { useVoicesById } from '../../../../api/voices/voices.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { changeLineVoice } from '../cast/cast-actions.ts';
import { voiceAbove } from '../cast/voice-change.ts';
import classes from '../form/form.module.css';
import { texts as formTexts } from '../form/form-texts.ts';
import { texts } from './delivery-texts.ts';
import { FormRow } from '../form/form-row.tsx';
import { LanguageSelect } from '../form/language-select.tsx';
import { MillisecondsField } from '../form/milliseconds-field.tsx';
import { VoiceMenu } from '../cast/voice-menu.tsx';
import { setLines } from './line-values.ts';

const MOST_GAP_MS = 60_000;

/** What only a line has: a voice besides its character's, a language, the silence after it. Set for all selected lines. */
export function LineRows({ open, line }: { open: OpenScript; line: ScriptLine }) {
  const voiceById = useVoicesById('speak');
  const { settings } = open.script;
  const nameOf = (id: string | null) => (id === null ? texts.unassigned : (voiceById.get(id)?.name ?? id));
  const inherited = texts.inherited(nameOf(voiceAbove(open, line)));
  return (
    <div className={classes.lineForm}>
      <FormRow label={texts.voice}>
        <VoiceMenu
          name={texts.voice}
          voiceId={line.voiceId}
          label={line.voiceId === null ? inherited : nameOf(line.voiceId)}
          isField
          inherited={{ label: inherited, choose: () => void changeLineVoice(open, line, null) }}
          onChoose={(voice) => void changeLineVoice(open, line, voice)}
        />
      </FormRow>
      <LanguageSelect
        model={settings.model}
        value={line.language}
        nothing={texts.inherited(languageOf(settings.language))}
        onChange={(language) => setLines(open, { language }, texts.labels.language)}
      />
      <MillisecondsField
        label={texts.gapAfter}
        value={line.gapAfterMs}
        max={MOST_GAP_MS}
        inherited={texts.scriptGap}
        onChange={(gapAfterMs) => setLines(open, { gapAfterMs }, texts.labels.gap)}
      />
    </div>
  );
}

function languageOf(language: string | null): string {
  if (language === null) return formTexts.noLanguage;
  return language === 'auto' ? formTexts.auto : language;
}
