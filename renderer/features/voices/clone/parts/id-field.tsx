import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { failureText } from '../../../../../shared/domain/failures/failure-text.ts';
import { ProgressRing } from '../../../../ui/feedback/progress-ring.tsx';
import { texts } from '../../texts.ts';
import { useIdProblem } from './use-voice-id.ts';

/** Field for the id of a new voice: says while typing whether it can be had, and why not. */
export function IdField(props: {
  id: string;
  engine: Voice['engine'];
  label: string;
  onChange: (id: string) => void;
  onChecked?: (isFree: boolean) => void;
}) {
  const { id, engine, label, onChange, onChecked } = props;
  const { problem, error } = useIdProblem(id, engine);
  const report = useEffectEvent((isFree: boolean) => onChecked?.(isFree));
  useEffect(() => report(problem === null), [problem]);
  const isWrong = id !== '' && problem !== null && problem !== 'unknown';
  const words = error ? failureText(apiFailure(error)).what : problem === 'unknown' ? texts.id.asking : texts.id.rules;
  return (
    <TextInput
      label={label}
      value={id}
      spellCheck={false}
      maxLength={SPEECH_LIMITS.voiceIdLongest}
      description={isWrong ? undefined : problem === null ? texts.id.free : words}
      error={isWrong ? texts.id.problems[problem] : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={<Mark id={id} problem={problem} />}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Mark({ id, problem }: { id: string; problem: ReturnType<typeof useIdProblem>['problem'] }) {
  if (id === '') return null;
  if (problem === 'unknown') return <ProgressRing share={null} size={14} />;
  const Icon = problem === null ? IconCheck : IconAlertTriangle;
  return <Icon size={15} stroke={1.6} aria-hidden />;
}
