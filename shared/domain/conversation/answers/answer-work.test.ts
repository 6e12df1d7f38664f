import { describe, expect, it } from 'vitest';
import { lyricsOfAnswer, promptOfAnswer, scriptOfAnswer } from './answer-work.ts';

describe('the prompt of an answer', () => {
  it.each([
    ['> A lighthouse,\n> *soft* light\n\nI kept your words and added light.', 'A lighthouse, soft light'],
    ['Here it is:\n\n```text\nA red fox,\nin snow\n```', 'A red fox, in snow'],
    ['## A fox\n\n**Red**, in [snow](https://example.com).\n\n- with a bird', 'A fox Red, in snow. with a bird'],
    ['> One\n\nor\n\n> Two', 'One or Two'],
  ])('of %j is %j', (markdown, prompt) => expect(promptOfAnswer(markdown)).toBe(prompt));
});

describe('the script of an answer', () => {
  it('is its Markdown, or its code where it is nothing else', () => {
    expect(scriptOfAnswer('# Keeper\n\nThe lamp.')).toEqual({ text: '# Keeper\n\nThe lamp.', format: 'md' });
    expect(scriptOfAnswer('```\nAna: Hello.\n```')).toEqual({ text: 'Ana: Hello.', format: 'txt' });
  });
});

describe('the lyrics of an answer', () => {
  it('are its sections, without what is said around them', () => {
    const talk = 'This is a draft from fixed lines, eight syllables each, with your subject in the chorus.';
    const lyrics = '[Verse]\nThe sea is wide\n\nAnd so am I\nIt seems\n\n[Outro]\nGood night';
    expect(lyricsOfAnswer(`Here you are:\n\n${lyrics}\n\n${talk}`)).toBe(lyrics);
  });

  it('have tags where a model wrote headings or bold words', () => {
    expect(
      lyricsOfAnswer('### Verse 1\nThe *sea* is wide  \n\n**Pre-Chorus:**\n_And so_ am I\\\n\n**Hello** you'),
    ).toBe('[Verse 1]\nThe sea is wide\n\n[Pre-Chorus]\nAnd so am I\n\nHello you');
    expect(lyricsOfAnswer('Yours:\n```\n[Hook]\nsnake_case and_more\n```\nEnjoy')).toBe('[Hook]\nsnake_case and_more');
  });

  it('are all lines where there is no tag', () => {
    expect(lyricsOfAnswer('The sea is wide\nchorus of gulls\n\n\nAnd so am I')).toBe(
      'The sea is wide\nchorus of gulls\n\nAnd so am I',
    );
  });
});
