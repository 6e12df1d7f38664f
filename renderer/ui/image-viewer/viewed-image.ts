/** An image that can be looked at, with the addresses of its file and of a smaller one. */
export type ViewedImage = { id: string; title: string; original: string; thumbnail: string };

/** How many images can be compared. */
export const COMPARED = { least: 2, most: 4 } as const;
