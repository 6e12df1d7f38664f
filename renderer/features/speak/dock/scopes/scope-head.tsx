import { Button, SegmentedControl } from '@mantine/core';
import classes from '../dock.module.css';
import { texts } from '../dock-texts.ts';
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
      <div className={classes.section}>
        <h2 title={title}>{title}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.reset ?? ''}
          disabled={!canReset}
          title={texts.delivery.resetHelp}
          onClick={reset}
        >
          {texts.delivery.reset}
        </Button>
      </div>
      <div className={classes.scopes}>
        <SegmentedControl
          fullWidth
          aria-label={texts.delivery.scope}
          data={scopesOf(target).map((value) => ({ value, label: texts.delivery.scopes[value] }))}
          value={scope}
          onChange={(value) => chooseScope(value as Scope)}
        />
      </div>
    </>
  );
}
