import { Button, Input, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { engineForPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../feedback/toasts/failure-toast.ts';
import { navigate } from '../../layout/navigation.ts';
import parts from '../form-parts.module.css';
import classes from '../generation-form.module.css';
import { texts } from '../generation-form-texts.ts';
import type { EngineProblem } from './engine-problem.ts';
import type { EngineState } from './use-engine.ts';

const words = texts.engine;
const CHOICES = ['local', 'cloud'] as const satisfies EngineChoice[];
const SECTIONS: Record<EngineProblem['reason'], string> = {
  no_key: 'account',
  no_keychain: 'account',
  address: 'account',
  stopped: 'engine',
};

/** Local or cloud for this panel, and why the chosen one isn’t possible. `labelClassName`: where labels of a form look otherwise. */
export function EngineField(props: { state: EngineState; labelClassName?: string | undefined }) {
  const { panel, engine, isOwn, problem } = props.state;
  return (
    <div className={classes.engine}>
      <Input.Label component="span" aria-hidden className={props.labelClassName ?? ''}>
        {words.label}
      </Input.Label>
      <SegmentedControl
        aria-label={words.label}
        data={CHOICES.map((value) => ({ value, label: words[value] }))}
        value={engine}
        onChange={(value) => void saveSettingsOrToast(engineForPanel(currentSettings(), panel, value))}
      />
      {isOwn ? <p className={parts.hint}>{words.onlyHere[engine]}</p> : null}
      {problem ? (
        <p className={classes.engineProblem}>
          <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
          <span>{words.problems[problem.reason]}</span>
          <Button size="compact-sm" onClick={() => navigate('settings', SECTIONS[problem.reason])}>
            {words.steps[problem.reason]}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
