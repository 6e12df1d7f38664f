/** A word that names in the code no longer use, and what they say instead. */
type OldName = { word: string; instead: string };

const OLD_NAMES: readonly OldName[] = [
  { word: 'hear', instead: 'preview or play' },
  { word: 'hears', instead: 'previews or plays' },
  { word: 'hearing', instead: 'preview, playback or recognition' },
  { word: 'interlude', instead: 'preview' },
  { word: 'making', instead: 'generation' },
  { word: 'unmade', instead: 'missing' },
  { word: 'foot', instead: 'bar' },
  { word: 'intake', instead: 'importing' },
  { word: 'shelves', instead: 'folders' },
  { word: 'fault', instead: 'error' },
  { word: 'cure', instead: 'fix' },
  { word: 'cures', instead: 'fixes' },
];

const DECLARED =
  /^\s*(?:export )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function|class|type|interface|enum) (\w+)/gm;

/** Names that a source text declares, each with its line. Destructured names are those of others. */
export function declaredNames(source: string): { name: string; line: number }[] {
  return [...source.matchAll(DECLARED)].map((match) => ({
    name: match[1] as string,
    line: source.slice(0, match.index + match[0].length).split('\n').length,
  }));
}

/** Old words in a name, whatever its case: camel, kebab, snake or capitals. */
export function oldWordsInName(name: string): string[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
  return OLD_NAMES.flatMap(({ word, instead }) =>
    words.includes(word) ? [`“${word}” in ${name}: write ${instead}`] : [],
  );
}
