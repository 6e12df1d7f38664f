import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type { LineValues } from '../../../../../shared/domain/script/script-edit.ts';
import { INHERITED_DELIVERY } from '../../../../../shared/domain/script/script-settings.ts';
import { useVoicesById } from '../../../../api/voices.ts';
import { editScript } from '../../document/open-scripts.ts';
import { chosenIds } from '../../lines/line-selection.ts';
import type { OpenScript } from '../../document/open-script.ts';
import { changeLineVoice } from '../cast/cast-actions.ts';
import { voiceAbove } from '../cast/voice-change.ts';
import classes from '../form/form.module.css';
import { texts as formTexts } from '../form/form-texts.ts';
import { texts as scopeTexts } from '../scopes/scope-texts.ts';
import { texts } from './delivery-texts.ts';
import { FormRow } from '../form/form-row.tsx';
import { LanguageSelect } from '../form/language-select.tsx';
import { MillisecondsField } from '../form/milliseconds-field.tsx';
import { VoiceMenu } from '../cast/voice-menu.tsx';

const MOST_GAP_MS = 60_000;
const INHERITED: LineValues = { delivery: INHERITED_DELIVERY, voiceId: null, language: null, gapAfterMs: null };

/** Whether a line says anything of its own about how it is spoken, effects left aside. */
export function hasOwnValues(line: ScriptLine): boolean {
  const { delivery, voiceId, language, gapAfterMs } = line;
  return [...Object.values(delivery), voiceId, language, gapAfterMs].some((value) => value !== null);
}

/** Has the selected lines take over everything but their effects; one step of undo. */
export function resetLines(open: OpenScript): void {
  setLines(open, INHERITED, scopeTexts.labels.reset);
}

function setLines(open: OpenScript, values: LineValues, label: string): void {
  const lineIds = chosenIds(open);
  if (lineIds.length > 0) editScript(open.script.id, [{ kind: 'setLines', lineIds, values }], label);
}

/** What only a line has: a voice besides its character's, a language, the silence after it. Set for all selected lines. */
export function LineRows({ open, line }: { open: OpenScript; line: ScriptLine }) {
  const voiceById = useVoicesById();
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
