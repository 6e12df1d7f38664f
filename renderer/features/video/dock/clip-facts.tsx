import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { modeOfRecipe } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { videoFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { type ClipRecipe, clipRecipeSchema } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { promptUsedIn } from '../../../../shared/domain/recipe/prompt-used.ts';
import { NotDrawn } from '../../../ui/generation-form/results/remark-box.tsx';
import { UsedPrompt } from '../../../ui/generation-form/results/used-prompt.tsx';
import { Fact, FactList } from '../../../ui/layout/inspector/fact-list.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { fillOptimised } from '../actions/reuse.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';
import { seedText } from '../../../ui/items/seed-text.ts';

const words = texts.dock;

/** What a clip was generated from, what of it is not drawn, and its file. */
export function ClipFacts({ clip, item }: { clip: ShownClip; item: LibraryItem | undefined }) {
  const recipe = clip.generation?.recipe ?? clipRecipeSchema.safeParse(item?.recipe).data ?? null;
  const notDrawn = resultOf(clip)?.notDrawn ?? [];
  return (
    <>
      {recipe ? <UsedPrompt recipe={recipe} promptUsed={promptUsedOf(clip, item)} use={fillOptimised} /> : null}
      <NotDrawn words={words} notDrawn={notDrawn} />
      <FactList isPlain>
        {factsOf(clip, recipe, item).map(([name, value]) =>
          value === null ? null : <Fact key={name} name={name} value={value} />,
        )}
      </FactList>
    </>
  );
}

const resultOf = ({ generation, row }: ShownClip) => generation?.results.find(({ itemId }) => itemId === row.id);

/** What the clip was filmed from; of a clip from a file, what its recipe says. */
const promptUsedOf = (clip: ShownClip, item: LibraryItem | undefined): string | null =>
  clip.generation ? (resultOf(clip)?.promptUsed ?? null) : promptUsedIn(item?.recipe);

function factsOf(clip: ShownClip, recipe: ClipRecipe | null, item: LibraryItem | undefined): [string, string | null][] {
  const file = videoFactsOf(item?.media);
  const size = item?.sizeBytes ?? null;
  const seed = resultOf(clip)?.seed ?? null;
  const { engine } = clip.generation ?? {};
  return [
    [words.mode, recipe ? texts.modes[modeOfRecipe(recipe)] : null],
    [words.model, recipe ? texts.model(recipe.model) : null],
    [words.length, file ? words.seconds(file.durationMs) : null],
    [words.size, file ? words.sizeFacts(file.widthPx, file.heightPx, file.framesPerSecond) : null],
    [words.seed, seed === null ? null : seedText(seed)],
    [words.optimizer, recipe?.promptOptimizer === false ? words.off : null],
    [words.engine, engine ? words.engines[engine] : null],
    [words.file, file && size !== null ? words.fileFacts(file.codec, formatBytes(size)) : null],
    [words.created, item ? formatDayAndTime(item.createdAtMs) : null],
  ];
}
