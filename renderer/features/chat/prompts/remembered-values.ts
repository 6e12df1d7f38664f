import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What the variables of a prompt were filled in with. */
type Filled = { prompt: string; values: Record<string, string> };

const MOST_PROMPTS = 100;
/** Longer ones are texts to work on, of which the last is of no use for the next. */
const MOST_CHARACTERS = 300;

const useFilled = create<{ filled: readonly Filled[] }>()(
  persist((): { filled: readonly Filled[] } => ({ filled: [] }), { name: 'atelier.prompt-values', version: 1 }),
);

/** The last values of a prompt's variables. */
export const rememberedValues = (prompt: string): Record<string, string> =>
  useFilled.getState().filled.find((each) => each.prompt === prompt)?.values ?? {};

/** Remembers the values of a prompt's variables for the next time. */
export function rememberValues(prompt: string, values: Readonly<Record<string, string>>): void {
  const short = Object.fromEntries(Object.entries(values).filter(([, value]) => value.length <= MOST_CHARACTERS));
  const others = useFilled.getState().filled.filter((each) => each.prompt !== prompt);
  useFilled.setState({ filled: [{ prompt, values: short }, ...others].slice(0, MOST_PROMPTS) });
}
