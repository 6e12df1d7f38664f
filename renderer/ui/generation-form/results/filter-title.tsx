import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import headerClasses from '../../layout/panel-header.module.css';
import { RESULT_FILTERS, type ResultFilter } from './gallery.ts';
import classes from './results.module.css';

/** The title of results: it names their filter and changes it. */
export function FilterTitle(props: {
  label: string;
  names: Readonly<Record<ResultFilter, string>>;
  filter: ResultFilter;
  choose: (filter: ResultFilter) => void;
}) {
  const { label, names, filter, choose } = props;
  return (
    <h2 className={headerClasses.title}>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <button type="button" className={classes.filter} aria-label={`${label}: ${names[filter]}`}>
            {names[filter]}
            <IconChevronDown size={15} stroke={1.6} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {RESULT_FILTERS.map((each) => (
            <Menu.Item key={each} onClick={() => choose(each)}>
              {names[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </h2>
  );
}
