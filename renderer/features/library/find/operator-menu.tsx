import { Menu } from '@mantine/core';
import { IconFilterPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ItemKind, ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import { type SearchOperator, writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { ALL_KEYS, keyName } from '../../../../shared/domain/music/music-key.ts';
import { COLOUR_NAMES } from '../../../../shared/domain/media/colour/colour-name.ts';
import { COLOUR_LABELS } from '../../../../shared/domain/organisation/organised.ts';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LabelDot } from '../../../ui/items/colour-labels/colour-label-sign.tsx';
import { colourLabelTexts } from '../../../ui/items/colour-labels/colour-label-texts.ts';
import { Swatch } from '../../../ui/items/colours/colour-choice.tsx';
import { colourLabel } from '../../../ui/items/colours/colour-texts.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { texts } from '../texts.ts';
import { addChip } from './search-chips.ts';

type Offer = { operator: SearchOperator; values: readonly { value: string; label: string }[] };

const MOST_LABELS = 12;

const LABELS = [
  ...COLOUR_LABELS.map((name) => ({ value: name, label: colourLabelTexts.names[name] })),
  { value: 'none', label: colourLabelTexts.none },
];

const KEYS = ALL_KEYS.map((key) => ({ value: keyName(key), label: keyName(key) }));

/** Offers the operators of the search with values; a chosen one becomes a chip. */
export function OperatorMenu() {
  const [isOpen, setOpen] = useState(false);
  const labels = useQuery(api.organisation.labels.queryOptions()).data;
  const boards = useQuery(api.boards.list.queryOptions()).data;
  // Asked anew each time, since names change with every transcript.
  const speakers = useQuery(api.library.speakers.queryOptions({ enabled: isOpen, staleTime: 0 })).data;
  const generated = useQuery(api.library.generatedWith.queryOptions({ enabled: isOpen, staleTime: 0 })).data;
  const named = (names: readonly { name: string }[]) =>
    names.slice(0, MOST_LABELS).map(({ name }) => ({ value: name, label: name }));
  const offers: Offer[] = [
    {
      operator: 'kind',
      values: (Object.keys(ITEM_KINDS) as ItemKind[]).map((kind) => ({ value: kind, label: SHOWN_KINDS[kind].names })),
    },
    ...texts.find.offers,
    { operator: 'key', values: KEYS },
    { operator: 'colour', values: COLOUR_NAMES.map((name) => ({ value: name, label: colourLabel(name) })) },
    { operator: 'label', values: LABELS },
    { operator: 'speaker', values: named(speakers ?? []) },
    { operator: 'voice', values: named(generated?.voices ?? []) },
    { operator: 'model', values: named(generated?.models ?? []) },
    { operator: 'reason', values: named(labels?.reasons ?? []) },
    { operator: 'tag', values: named(labels?.tags ?? []) },
    { operator: 'folder', values: named(labels?.folders ?? []) },
    { operator: 'board', values: named(boards ?? []) },
  ];
  return (
    <Menu position="bottom-end" returnFocus opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <IconButton aria-label={texts.find.addFilter}>
          <IconFilterPlus size={17} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {offers
          .filter(({ values }) => values.length > 0)
          .map(({ operator, values }) => (
            <Menu.Sub key={operator}>
              <Menu.Sub.Target>
                <Menu.Sub.Item>{texts.find.operators[operator]}</Menu.Sub.Item>
              </Menu.Sub.Target>
              <Menu.Sub.Dropdown>
                {values.map(({ value, label }) => (
                  <Menu.Item
                    key={value}
                    leftSection={signOf(operator, value)}
                    onClick={() => addChip(writeOperator(operator, value))}
                  >
                    {label}
                  </Menu.Item>
                ))}
              </Menu.Sub.Dropdown>
            </Menu.Sub>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function signOf(operator: SearchOperator, value: string) {
  if (operator === 'colour') return <Swatch colour={value} />;
  const label = operator === 'label' ? COLOUR_LABELS.find((each) => each === value) : undefined;
  return label ? <LabelDot label={label} /> : null;
}
