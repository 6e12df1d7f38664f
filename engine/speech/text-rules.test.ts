import { describe, expect, it } from 'vitest';
import { Failure } from '../../shared/domain/failures/failure.ts';
import { CLONE_PREVIEW_INTERJECTIONS, INTERJECTIONS } from '../../shared/domain/speech/markup/interjections.ts';
import type { SpeechTextUse } from '../../shared/domain/speech/speech-text.ts';
import { parseSpeechText } from './text-rules.ts';
import { SOUND_TAGS } from './sound-tags/sound-tags.ts';

const NEW: SpeechTextUse = { model: 'speech-2.8-hd' };
const OLD: SpeechTextUse = { model: 'speech-02-hd' };

const reasonOf = (text: string, use = NEW) => {
  try {
    parseSpeechText(text, use);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.data['reason'];
    throw error;
  }
};

describe('the rules of a text for speech', () => {
  it('finds pauses and interjections with their places', () => {
    const text = 'One<#0.5#>two (laughs) three<#12#>four';
    const parts = parseSpeechText(text, NEW);
    expect(parts.map((part) => [part.kind, text.slice(part.textBegin, part.textEnd)])).toEqual([
      ['text', 'One'],
      ['pause', '<#0.5#>'],
      ['text', 'two '],
      ['interjection', '(laughs)'],
      ['text', ' three'],
      ['pause', '<#12#>'],
      ['text', 'four'],
    ]);
    expect(parts.filter((part) => part.kind === 'pause').map((part) => part.pauseMs)).toEqual([500, 12_000]);
  });

  it('accepts pauses from 0.01 to 99.99 seconds with two decimals at most', () => {
    expect(reasonOf('a<#0.01#>b<#99.99#>c')).toBeNull();
    expect(reasonOf('a<#0#>b')).toBe('pause_out_of_range');
    expect(reasonOf('a<#100#>b')).toBe('pause_out_of_range');
    expect(reasonOf('a<#0.015#>b')).toBe('pause_too_precise');
    expect(reasonOf('a<#soon#>b')).toBe('pause_malformed');
    expect(reasonOf('a<#-1#>b')).toBe('pause_malformed');
    expect(reasonOf('a<##>b')).toBe('pause_malformed');
  });

  it('wants pauses between words', () => {
    expect(reasonOf('<#1#>a')).toBe('pause_at_end');
    expect(reasonOf('a <#1#> ')).toBe('pause_at_end');
    expect(reasonOf('a<#1#> , <#1#>b')).toBe('pause_repeated');
    expect(reasonOf('a (sighs)<#1#>b')).toBeNull();
  });

  it('wants a word', () => {
    for (const text of ['', '   ', '...', '(laughs)', '🎉', '!?']) expect(reasonOf(text)).toBe('nothing_to_speak');
  });

  it('performs interjections with the models that can, three of them in previews only', () => {
    expect(reasonOf('Ha (laughs)', OLD)).toBe('interjection_unsupported');
    expect(reasonOf('Ha (whistles)')).toBe('interjection_unsupported');
    expect(reasonOf('Ha (whistles)', { ...NEW, isClonePreview: true })).toBeNull();
    expect(reasonOf('An ordinary (remark)', OLD)).toBeNull();
  });

  it('has a sound tag for every interjection', () => {
    expect(Object.keys(SOUND_TAGS).toSorted()).toEqual([...INTERJECTIONS, ...CLONE_PREVIEW_INTERJECTIONS].toSorted());
  });

  it('refuses readings with sounds that are not English', () => {
    expect(reasonOf('tomato(təˈmeɪtoʊ)')).toBeNull();
    expect(reasonOf('loch(/lɒx/)')).toBe('reading_unknown');
    expect(reasonOf('中国(zhong4 guo2)')).toBe('reading_unknown');
    expect(reasonOf('a word(s) like this')).toBeNull();
  });
});
