import { Button } from '@mantine/core';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { TaskCard } from './task-card.tsx';
import { useTaskCards } from './use-task-cards.ts';
import classes from './tasks.module.css';

const words = texts.tasks;

/** Requests that have no clip, with the state that their task really has. */
export function TaskCards() {
  const cards = useTaskCards();
  if (cards.length === 0) return null;
  return (
    <section className={classes.cards} aria-label={words.title}>
      <header className={classes.head}>
        <h2>{words.title}</h2>
        <Button size="compact-xs" variant="subtle" onClick={() => navigate('tasks')}>
          {words.all}
        </Button>
      </header>
      <ul className={classes.list}>
        {cards.map(({ generation, job }) => (
          <TaskCard key={generation.id} generation={generation} job={job} />
        ))}
      </ul>
    </section>
  );
}
