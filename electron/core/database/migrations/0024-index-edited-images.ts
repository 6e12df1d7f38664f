/**
 * Images that were edited: which item an image was made from is in its recipe, and is asked from both ends. A recipe that is
 * no JSON, from whatever repaired the file, must not keep the database from opening.
 */
export const indexEditedImages = `
CREATE INDEX items_edited_from ON items (iif(json_valid(recipe), json_extract(recipe, '$.editedFrom'), NULL))
  WHERE iif(json_valid(recipe), json_extract(recipe, '$.editedFrom'), NULL) IS NOT NULL;
`;
