import { describe, expect, it } from 'vitest';
import { GENERAL_STARTERS, STARTERS_OF_KIND } from '../../../shared/domain/conversation/assistants/starters.ts';
import { describeTools } from '../../../shared/domain/tools/tools.ts';
import { clausesOf } from '../plan/clause.ts';
import { situationOf } from '../situation/situation.ts';
import type { AssistantRequest } from '../conversation.ts';
import { SKILLS } from './skills.ts';
import { OF_OTHER_SKILLS } from './offered/use-offered-tool.ts';
import { LINES, RHYMES } from './writing/lyric-lines.ts';
import { draft } from './writing/write-lyrics.ts';
import { syllablesIn } from '../language/syllables.ts';
import { HELP_ENTRIES } from './talk/help/help-entries.ts';
import { helpFor } from './talk/answer-help.ts';

const request = (wish: string): AssistantRequest => ({
  model: 'Vendor-M3',
  instructions: '',
  turns: [{ role: 'user', parts: [wish], media: [] }],
  tools: [
    { name: 'get_weather', description: '', parameters: { properties: { city: { type: 'string' } } } },
    ...describeTools().map(({ name, description, inputSchema }) => ({ name, description, parameters: inputSchema })),
  ],
  effort: null,
  maxOutputTokens: null,
  temperature: null,
  topP: null,
  signal: new AbortController().signal,
});

describe('the skills', () => {
  const examples = SKILLS.flatMap((skill) => skill.examples.map((example) => [example, skill.name] as const));

  it.each(examples)('understand “%s” as %s', (example, name) => {
    const [clause] = clausesOf(situationOf(request(example)));
    expect(SKILLS.find((skill) => skill.understand(clause!))?.name).toBe(name);
  });

  const starters = Object.entries({ nothing: GENERAL_STARTERS, ...STARTERS_OF_KIND });
  it.each(starters)('know each starter prompt beside an open %s as something to do', (_kind, prompts) => {
    const names = prompts.map((prompt) => {
      const [clause] = clausesOf(situationOf(request(prompt)));
      return SKILLS.find((skill) => skill.understand(clause!))?.name ?? prompt;
    });
    expect(names.filter((name) => prompts.includes(name) || name === 'answer help')).toEqual([]);
    expect(new Set(names).size).toBe(prompts.length);
  });

  it('have a name of their own and an example each', () => {
    expect(new Set(SKILLS.map(({ name }) => name)).size).toBe(SKILLS.length);
    const silent = SKILLS.filter(({ examples: own, isFollowUp }) => own.length === 0 && !isFollowUp);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('call every tool of the app that is not left to its description', () => {
    // A new tool works by its description until it has a skill; one that was renamed here would never be called.
    const names = new Set<string>(describeTools().map(({ name }) => name));
    expect([...OF_OTHER_SKILLS].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('lyrics', () => {
  it.each(['home', 'the sea', 'summer rain', 'a train at night', 'the lighthouse keeper of the northern bay'])(
    'about %s keep the metre, rhyme in pairs and use the tags of the interface',
    (topic) => {
      for (const mood of Object.keys(LINES) as (keyof typeof LINES)[]) {
        const sections = draft(topic, mood)
          .split('\n\n')
          .map((section) => section.split('\n'));
        expect(sections.map(([tag]) => tag)).toEqual([
          '[Verse]',
          '[Pre Chorus]',
          '[Chorus]',
          '[Verse]',
          '[Chorus]',
          '[Bridge]',
          '[Outro]',
        ]);
        const lines = sections.flatMap((section) => section.slice(1));
        const odd = lines.filter((line) => syllablesIn(line) !== 8 && !line.toLowerCase().endsWith(topic));
        expect(odd).toEqual([]);
        const [first, second] = sections[0]!.slice(1).map((line) => line.split(' ').at(-1)!);
        expect(first).not.toBe(second);
        expect(RHYMES.some((rhymes) => rhymes.includes(first!) && rhymes.includes(second!))).toBe(true);
      }
    },
  );
});

describe('help', () => {
  it('is found by its own words', () => {
    const lost = HELP_ENTRIES.filter((entry) => helpFor(entry.asked) !== entry);
    expect(lost).toEqual([]);
  });

  it('is not given for what it says nothing about', () => {
    for (const question of ['What is the capital of France?', 'Who won the match?', 'What is love?']) {
      expect(helpFor(question)).toBeNull();
    }
  });
});
