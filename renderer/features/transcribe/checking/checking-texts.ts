import type { CaptionProblem } from '../../../../shared/domain/subtitles/checking/caption-problems.ts';
import { count } from '../../../ui/text/count.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${Math.round(ms).toLocaleString('en')} ms`;
const perSecond = (speed: number) => `${speed.toFixed(1)} characters per second`;

/** English texts of the check of lines as subtitles. */
export const checkingTexts = {
  check: 'Check',
  bar: 'Subtitle check',
  problems: (lines: number) => (lines === 0 ? 'No problems' : `${count(lines, 'line breaks', 'lines break')} a rule`),
  next: 'Next problem',
  previous: 'Previous problem',
  close: 'Close subtitle check',
  none: 'No problems',
  rules: 'Rules',
  fix: 'Fix',
  speed: 'Speed',
  perSecond: (speed: number) => `${speed.toFixed(1)} characters/s`,
  problem: (problem: CaptionProblem) => {
    const { kind, has, limit } = problem;
    if (kind === 'lines') return `Needs ${count(has, 'line', 'lines')}, at most ${limit}`;
    if (kind === 'speed') return `Too fast: ${perSecond(has)}, at most ${limit}`;
    if (kind === 'short') return `Too short: ${seconds(has)}, at least ${seconds(limit)}`;
    if (kind === 'long') return `Too long: ${seconds(has)}, at most ${seconds(limit)}`;
    if (has < 0) return `Overlaps the next line by ${milliseconds(-has)}`;
    return `Gap of ${milliseconds(has)} before the next line, at least ${milliseconds(limit)}`;
  },
  short: {
    lines: 'Too many lines',
    speed: 'Too fast',
    short: 'Too short',
    long: 'Too long',
    gap: 'Too close to the next line',
  },
  mend: {
    title: 'Fix subtitle problems',
    text: 'Long lines are broken at clauses, short and fast ones stay longer where there is a pause, and ends make room for the next line. No word changes.',
    nothing: 'No rule is broken.',
    line: (number: number) => `Line ${number.toLocaleString('en')}`,
    left: (number: number) =>
      number === 1
        ? '1 line can’t be fixed without changing its words.'
        : `${number.toLocaleString('en')} lines can’t be fixed without changing their words.`,
    partly: 'partly',
    step: (number: number) => `Fix ${count(number, 'line', 'lines')}`,
    done: (number: number) => `${count(number, 'line', 'lines')} fixed`,
  },
  form: {
    title: 'Subtitle rules',
    lineCharacters: 'Characters per line',
    lines: 'Lines per subtitle',
    minimumMs: 'Shortest time',
    maximumMs: 'Longest time',
    gapMs: 'Gap between lines',
    charactersPerSecond: 'Characters per second',
    reset: 'Reset',
    hint: 'Exported subtitles are wrapped by these rules.',
  },
} as const;
