import { expect, it } from 'vitest';
import { nameTemplatesSchema, numberText, templateFor, unknownField } from './name-template.ts';

it('is that of the kind, else that of all, else the title', () => {
  expect([
    templateFor({ speech: '{voice}', all: '{date}' }, 'speech'),
    templateFor({ speech: '{voice}', all: '{date}' }, 'image'),
    templateFor({}, 'image'),
  ]).toEqual(['{voice}', '{date}', '{title}']);
});

it('says which variable means nothing', () => {
  expect(['{title:20} {number}', '{titel} {x}', 'no variable, {not one}'].map((each) => unknownField(each))).toEqual([
    null,
    'titel',
    null,
  ]);
});

it('accepts kinds that there are, and no empty template', () => {
  expect(nameTemplatesSchema.safeParse({ image: ' {title} ' }).data).toEqual({ image: '{title}' });
  expect([{ painting: 'x' }, { image: ' ' }].map((each) => nameTemplatesSchema.safeParse(each).success)).toEqual([
    false,
    false,
  ]);
});

it('numbers so that names sort as the items do', () => {
  expect([numberText({ at: 3, of: 5 }), numberText({ at: 3, of: 1200 })]).toEqual(['03', '0003']);
});
