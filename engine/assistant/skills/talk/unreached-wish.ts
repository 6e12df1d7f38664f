/**
 * What people ask for that no tool does. `cannot` says so; `topic` is the question whose answer of the help tells how it is done in
 * Atelier, if at all.
 */
export type OutOfReach = { asked: RegExp; cannot: string; topic: string };
