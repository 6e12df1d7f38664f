import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import headerClasses from '../../layout/panel-header.module.css';
import { actionRegistry } from '../../actions/action-registry.ts';
import { useAction } from '../../actions/use-actions.ts';
import { COLOUR_LABELS } from '../../../../shared/domain/organisation/organised.ts';
import { LabelDot } from '../../items/colour-labels/colour-label-sign.tsx';
import { colourLabelTexts } from '../../items/colour-labels/colour-label-texts.ts';
import { isNamedFilter, type NamedFilter, RESULT_FILTERS, type ResultFilter } from './gallery.ts';
import classes from './results.module.css';

/** The title of results: it names their filter and changes it. */
export function FilterTitle(props: {
  label: string;
  names: Readonly<Record<NamedFilter, string>>;
  filter: ResultFilter;
  choose: (filter: ResultFilter) => void;
}) {
  const { label, names, filter, choose } = props;
  const seen = useAction('library.markAllSeen');
  const shown = nameOf(filter, names);
  return (
    <h2 className={headerClasses.title}>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <button type="button" className={classes.filter} aria-label={`${label}: ${shown}`}>
            {shown}
            <IconChevronDown size={15} stroke={1.6} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {RESULT_FILTERS.map((each) => (
            <Menu.Item key={each} onClick={() => choose(each)}>
              {names[each]}
            </Menu.Item>
          ))}
          <Menu.Label>{colourLabelTexts.title}</Menu.Label>
          {COLOUR_LABELS.map((each) => (
            <Menu.Item key={each} leftSection={<LabelDot label={each} />} onClick={() => choose(each)}>
              {colourLabelTexts.names[each]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={!seen.enabled} onClick={() => void actionRegistry.run('library.markAllSeen')}>
            {seen.label}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </h2>
  );
}

const nameOf = (filter: ResultFilter, names: Readonly<Record<NamedFilter, string>>): string =>
  isNamedFilter(filter) ? names[filter] : `${colourLabelTexts.title}: ${colourLabelTexts.names[filter]}`;
