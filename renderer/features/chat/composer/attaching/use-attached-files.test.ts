import { expect, it } from 'vitest';
import { pastedFiles } from './use-attached-files.ts';

const clipboard = (types: string[], ...names: string[]) => ({
  types,
  files: names.map((name) => new File(['x'], name, { type: 'image/png' })) as unknown as FileList,
});
const namesOf = (data: ReturnType<typeof clipboard>) => pastedFiles(data).map(({ name }) => name);

it('takes files and pictures out of the clipboard, which says what a picture without a name is', () => {
  expect(namesOf(clipboard(['Files', 'text/plain'], 'harbour.png', 'fog.jpg'))).toEqual(['harbour.png', 'fog.jpg']);
  expect(namesOf(clipboard(['Files'], 'image.png'))).toEqual(['Pasted image.png']);
});

it('leaves formatted text to the field, though it brings its own picture along', () => {
  expect(namesOf(clipboard(['text/html', 'text/plain', 'Files'], 'image.png'))).toEqual([]);
});
