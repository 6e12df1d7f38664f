import { Button, SegmentedControl } from '@mantine/core';
import classes from './scopes.module.css';
import form from '../form/form.module.css';
import { texts } from './scope-texts.ts';
import { type Scope, scopesOf, type ScopeTarget } from './scopes.ts';
import { chooseScope } from './use-scope.ts';

/** Heading of values that a line, its character or the script has, with the switch between them and Reset. */
export function ScopeHead(props: {
  title: string;
  scope: Scope;
  target: ScopeTarget;
  canReset: boolean;
  reset: () => void;
}) {
  const { title, scope, target, canReset, reset } = props;
  return (
    <>
      <div className={form.section}>
        <h2 title={title}>{title}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.reset ?? ''}
          disabled={!canReset}
          title={texts.resetHelp}
          onClick={reset}
        >
          {texts.reset}
        </Button>
      </div>
      <div className={classes.scopes}>
        <SegmentedControl
          fullWidth
          aria-label={texts.scope}
          data={scopesOf(target).map((value) => ({ value, label: texts.scopes[value] }))}
          value={scope}
          onChange={(value) => chooseScope(value as Scope)}
        />
      </div>
    </>
  );
}
