import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { cutTexts } from './document/cut-texts.ts';

const words = cutTexts.sound;

type Kind = keyof typeof words.kinds;

/** Chooses an item of the library by its title; the newest are offered. */
export function ItemChoice(props: {
  label: string;
  hint: string;
  kinds: readonly Kind[];
  value: string | null;
  choose: (itemId: string | null) => void;
}) {
  const { label, hint, kinds, value, choose } = props;
  const query = kinds.map((kind) => `kind:${kind}`).join(' ');
  const found = useQuery(api.library.list.queryOptions({ input: { query, sort: 'newest', limit: 200 } })).data ?? [];
  const chosen = useQuery({
    ...api.library.rows.queryOptions({ input: { ids: value === null ? [] : [value as (typeof found)[number]['id']] } }),
    enabled: value !== null,
  }).data;
  const rows = [...new Map([...found, ...(chosen ?? [])].map((row) => [row.id, row])).values()];
  return (
    <Select
      size="xs"
      label={label}
      placeholder={hint}
      data={rows.map(({ id, kind, title }) => ({ value: id, label: `${title} (${words.kinds[kind as Kind]})` }))}
      value={value}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${label}: ${words.narrationNone}` }}
      nothingFoundMessage={words.none}
      onChange={choose}
    />
  );
}
