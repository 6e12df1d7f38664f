/** Images that were edited: which item an image was made from is in its recipe, and is asked from both ends. */
export const indexEditedImages = `
CREATE INDEX items_edited_from ON items (json_extract(recipe, '$.editedFrom'))
  WHERE json_extract(recipe, '$.editedFrom') IS NOT NULL;
`;
