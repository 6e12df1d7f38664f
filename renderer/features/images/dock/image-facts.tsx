import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { imageFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { type ImageRecipe, imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { promptUsedIn } from '../../../../shared/domain/recipe/prompt-used.ts';
import { NotDrawn } from '../../../ui/generation-form/results/remark-box.tsx';
import { colourTexts } from '../../../ui/items/colours/colour-texts.ts';
import { seedText } from '../../../ui/items/seed-text.ts';
import { UsedPrompt } from '../../../ui/generation-form/results/used-prompt.tsx';
import { ItemColours } from '../../../ui/items/colours/item-colours.tsx';
import { Fact, FactList } from '../../../ui/layout/inspector/fact-list.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { fillOptimised, seedOf } from '../actions/reuse.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { findByColour } from '../results/images-store.ts';
import { texts } from '../texts.ts';

const words = texts.dock;

/** What an image was generated from, what of it is not drawn, and its file. */
export function ImageFacts(props: {
  cell: ImageCell;
  item: LibraryItem | undefined;
  colours?: readonly string[] | undefined;
}) {
  const { cell, item, colours = [] } = props;
  const recipe = cell.generation?.recipe ?? imageRecipeSchema.safeParse(item?.recipe).data ?? null;
  const notDrawn = cell.result?.notDrawn ?? [];
  return (
    <>
      {recipe ? <UsedPrompt recipe={recipe} promptUsed={promptUsedOf(cell, item)} use={fillOptimised} /> : null}
      <NotDrawn words={words} notDrawn={notDrawn} />
      <FactList isPlain>
        {factsOf(cell, recipe, item).map(([name, value]) =>
          value === null ? null : <Fact key={name} name={name} value={value} />,
        )}
        {colours.length > 0 ? (
          <Fact name={colourTexts.colours} value={<ItemColours colours={colours} find={findByColour} />} />
        ) : null}
      </FactList>
    </>
  );
}

/** What the image was drawn from; of an image from a file, what its recipe says. */
const promptUsedOf = ({ generation, result }: ImageCell, item: LibraryItem | undefined): string | null =>
  generation ? (result?.promptUsed ?? null) : promptUsedIn(item?.recipe);

function factsOf(
  cell: ImageCell,
  recipe: ImageRecipe | null,
  item: LibraryItem | undefined,
): [string, string | null][] {
  const file = imageFactsOf(item?.media);
  const seed = seedOf(cell) ?? recipe?.seed ?? null;
  const { engine } = cell.generation ?? {};
  const size = item?.sizeBytes ?? null;
  return [
    [words.seed, recipe ? (seed === null ? words.seedUnknown : seedText(seed)) : null],
    [words.size, file ? words.sizeFacts(file.widthPx, file.heightPx) : null],
    [words.model, recipe?.model ?? null],
    [words.style, recipe?.style ? (formTexts.styles[recipe.style.type] ?? recipe.style.type) : null],
    [words.optimizer, recipe?.promptOptimizer ? words.on : null],
    [words.watermark, recipe?.watermark ? words.on : null],
    [words.engine, engine ? words.engines[engine] : null],
    [words.file, file && size !== null ? words.fileFacts(file.format, formatBytes(size)) : null],
    [words.created, item ? formatDayAndTime(item.createdAtMs) : null],
  ];
}
