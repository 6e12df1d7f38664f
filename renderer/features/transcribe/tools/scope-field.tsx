import { SegmentedControl } from '@mantine/core';
import type { LineScope } from './line-scope.ts';
import { toolTexts } from './tool-texts.ts';

/** Chooses which lines a tool changes; `scopes` are those that it offers. */
export function ScopeField(props: {
  value: LineScope;
  selectedCount: number;
  scopes: readonly LineScope[];
  onChange: (scope: LineScope) => void;
}) {
  const { value, selectedCount, scopes, onChange } = props;
  const labels = { ...toolTexts.scopes, selected: toolTexts.scopes.selected(selectedCount) };
  const data = scopes.map((scope) => ({
    value: scope,
    label: labels[scope],
    disabled: scope !== 'all' && selectedCount === 0,
  }));
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={toolTexts.scope}
      data={data}
      value={value}
      onChange={(next) => onChange(next as LineScope)}
    />
  );
}
