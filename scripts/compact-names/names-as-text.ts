/**
 * A table of names as a CommonJS module that holds it as text and builds its map when the first name is asked for. Written out
 * as a map, 85,000 names are compiled and built when they are loaded, which stops core while a script opens. `table` has 'female'
 * or 'male' by name; the module's `get` answers as its.
 */
export function namesAsText(table: ReadonlyMap<string, string>): string {
  const of = (gender: string) => {
    const names = [...table.keys()].filter((name) => table.get(name) === gender);
    return JSON.stringify(names.join('|'));
  };
  return `const rows = (names, gender) => names.split('|').map((name) => [name, gender]);
    let map = null;
    const built = () => new Map([...rows(${of('female')}, 'female'), ...rows(${of('male')}, 'male')]);
    module.exports = { get: (name) => (map ??= built()).get(name) };`;
}
