import { Button, Input, SegmentedControl } from '@mantine/core';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { RewriteWriter } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { proposalTexts as words } from './proposal-texts.ts';

const ENGINES = (['local', 'cloud'] as const).map((value) => ({ value, label: words.engines[value] }));

/** One of a few values, all of them to be seen. */
export function Choice<Value extends string>(props: {
  label: string;
  data: { value: Value; label: string }[];
  value: Value;
  set: (value: Value) => void;
}) {
  const { label, data, value, set } = props;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={data}
        value={value}
        onChange={(next) => set(data.find((each) => each.value === next)?.value ?? value)}
      />
    </Input.Wrapper>
  );
}

/** Which engine reads the lines. */
export function EngineField({ value, set }: { value: EngineChoice; set: (value: EngineChoice) => void }) {
  return <Choice label={words.engine} data={ENGINES} value={value} set={set} />;
}

/** Says that nobody can do it, with the way to the settings. */
export function NeedsModel({ text, close }: { text: string; close: () => void }) {
  return (
    <>
      <p>{text}</p>
      <Button
        size="compact-sm"
        onClick={() => {
          close();
          navigate('settings', 'engine');
        }}
      >
        {words.settings}
      </Button>
    </>
  );
}

/** Whether the text of so many lines leaves this computer, and where to. */
export function Whereto({ writer: { engine, host }, count }: { writer: RewriteWriter; count: number }) {
  if (host === null) return <PrivacyLine text={words.stays} hasLeft={false} />;
  return <PrivacyLine text={engine === 'cloud' ? words.sent(count, host) : words.sentOwn(count, host)} hasLeft />;
}
