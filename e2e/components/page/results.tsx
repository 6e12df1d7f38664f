import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterTitle } from '../../../renderer/ui/generation-form/results/filter-title.tsx';
import type { ResultFilter } from '../../../renderer/ui/generation-form/results/gallery.ts';
import { PromptsToTry } from '../../../renderer/ui/generation-form/results/prompts-to-try.tsx';
import { NotDrawn } from '../../../renderer/ui/generation-form/results/remark-box.tsx';
import { RequestButtons } from '../../../renderer/ui/generation-form/results/request-buttons.tsx';

const NAMES = { all: 'All lamps', new: 'New lamps', favourites: 'Favourites', rated: '3 stars and up' };
const REQUEST = {
  retry: (missing: number) => `Retry ${missing} missing`,
  stop: 'Stop',
  stopNamed: (title: string) => `Stop “${title}”`,
  reuse: 'Reuse',
  reuseNamed: (title: string) => `Reuse “${title}”`,
};
const PROMPTS = {
  title: 'No lamps yet',
  text: 'Begin with one of these:',
  label: 'Begin with',
  prompts: ['A tall lamp', 'A small lamp'],
  use: (prompt: string) => `Use “${prompt}”`,
};

/** Results of a request for four lamps, of which two are there: first under way, then stopped, then asked for again. */
export function Results() {
  const [filter, setFilter] = useState<ResultFilter>('all');
  const [isActive, setActive] = useState(true);
  const [missingCount, setMissing] = useState(2);
  const [taken, take] = useState('nothing');
  return (
    <>
      <h1>Results</h1>
      <FilterTitle label="Filter lamps" names={NAMES} filter={filter} choose={setFilter} />
      <RequestButtons
        group={{ isActive, missingCount }}
        title="Lamp"
        words={REQUEST}
        retry={() => {
          setMissing(0);
          setActive(true);
        }}
        stop={() => setActive(false)}
        reuse={() => take('settings')}
      />
      <p>Taken: {taken}</p>
      <NotDrawn
        words={{ notDrawn: 'Not drawn', notDrawnWhy: 'Left out:' }}
        notDrawn={missingCount > 0 ? ['moth', 'fly'] : []}
      />
      <PromptsToTry icon={IconBulb} words={PROMPTS} take={take} />
    </>
  );
}
