/** English texts of the names of files. */
export const texts = {
  kind: 'Items',
  all: 'All other items',
  preview: (name: string) => `Example: ${name}`,
  unknown: (field: string) => `There’s no variable {${field}}.`,
  changed: (name: string) => `${name} (own name)`,
  sample: { title: 'Interview: part 2', source: 'REC_0412', voice: 'Anna' },
} as const;
