/** The entries of an object that are not undefined: a value that was not given must not overwrite one. */
export function definedValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
