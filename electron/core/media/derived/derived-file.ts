/** A derived file and what to say of it over HTTP. */
export type DerivedFile = { file: string; contentType: string };
