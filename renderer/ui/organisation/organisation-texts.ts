/** English texts of how things are kept. */
export const texts = {
  favourite: 'Favourite',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  notMarked: 'Couldn’t update favourites',
} as const;
