import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatRoute, type Route } from '../../layout/navigation.ts';
import { texts } from '../collection-texts.ts';
import { RenameField } from '../rename-field.tsx';
import { moveActions, type OrderedRows, useRowDrag } from './ordered-rows.ts';
import { pressOnRow, type RowAction, RowMenu } from './row-actions.tsx';
import classes from './sidebar.module.css';

type Props = {
  title: string;
  /** Where it is opened. */
  route: Route;
  isOpen: boolean;
  /** Accessible name of the field in which it is renamed. */
  fieldLabel: string;
  rename: (title: string) => void;
  moveToBin: () => void;
  /** The row among those that the user puts in order: dragging or Alt with an arrow key moves it. */
  order?: { id: string; list: OrderedRows<{ id: string }> } | null;
  /** Between Rename and Move to bin. */
  actions?: readonly RowAction[];
  /** Title over facts instead of icon, title and fact in a line. */
  isStacked?: boolean;
  /** Buttons beside the link. */
  end?: ReactNode;
  children: ReactNode;
};

/** A document that the sidebar offers: a link with a menu. F2 renames it where it stands, Delete moves it to the bin. */
export function DocumentRow(props: Props) {
  const {
    title,
    route,
    isOpen,
    fieldLabel,
    rename,
    moveToBin,
    actions = [],
    isStacked,
    end,
    children,
    order = null,
  } = props;
  const [isRenaming, setRenaming] = useState(false);
  const drag = useRowDrag({ id: order?.id ?? '' }, order?.list ?? null);
  const key = formatRoute(route);
  if (isRenaming) {
    return (
      <li className={classes.row} data-row-key={key}>
        <RenameField kind="row" name={title} label={fieldLabel} rename={rename} close={() => setRenaming(false)} />
      </li>
    );
  }
  const all = [
    { label: texts.rename, icon: IconPencil, key: 'F2', run: () => setRenaming(true) },
    ...actions,
    ...(order ? moveActions({ id: order.id }, order.list) : []),
    { label: texts.moveToBin, icon: IconTrash, key: 'Delete', run: moveToBin },
  ];
  return (
    <li className={classes.row} data-row-key={key} data-open={isOpen || undefined} {...drag}>
      <a
        className={classes.link}
        data-stacked={isStacked || undefined}
        href={key}
        aria-current={isOpen ? 'page' : undefined}
        data-row
        draggable={false}
        onKeyDown={(event) => pressOnRow(event, all)}
      >
        {children}
      </a>
      {end}
      <RowMenu title={title} actions={all} />
    </li>
  );
}
