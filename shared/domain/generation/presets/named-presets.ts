/** Anything that the user keeps under a name. */
type Named = { name: string };

const keyOf = (name: string) => name.toLocaleLowerCase('en');

/** Presets with a new one, in the order of their names; one of the same name, whatever its case, is replaced. */
export function withPreset<Preset extends Named>(own: readonly Preset[], preset: Preset): Preset[] {
  return [...withoutPreset(own, preset.name), preset].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Presets without that of a name, whatever its case. */
export function withoutPreset<Preset extends Named>(own: readonly Preset[], name: string): Preset[] {
  return own.filter((each) => keyOf(each.name) !== keyOf(name));
}

/** Presets with another name for one of them; another preset that had that name is replaced. */
export function renamedPreset<Preset extends Named>(own: readonly Preset[], name: string, next: string): Preset[] {
  const renamed = own.find((each) => keyOf(each.name) === keyOf(name));
  return renamed ? withPreset(withoutPreset(own, name), { ...renamed, name: next }) : [...own];
}
