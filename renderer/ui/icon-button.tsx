import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** A button that is only an icon: its name is in the tooltip too. What it opens does not lie under its tooltip. */
export function IconButton(
  props: Omit<ActionIconProps & ComponentPropsWithRef<'button'>, 'aria-label'> & { 'aria-label': string },
) {
  return (
    <Tooltip label={props['aria-label']} disabled={props['aria-expanded'] === true}>
      <ActionIcon {...props} />
    </Tooltip>
  );
}
