import { useQuery } from '@tanstack/react-query';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { api } from '../../../api/client.ts';
import { ImageViewer } from '../../../ui/image-viewer/viewer/image-viewer.tsx';
import { ItemFacts, ItemRecipe } from '../dock/item-description.tsx';
import { useFound } from '../items/found/found-context.tsx';
import { factsOf } from '../items/cells/item-facts.ts';
import { isImage, ItemThumb, KindSign } from '../items/cells/item-thumb.tsx';
import { editImage } from '../items/open-item.ts';
import { JudgeBar } from '../../../ui/items/fields/judge-bar.tsx';
import { viewedImage } from '../../../ui/items/images/viewed-image.ts';
import { useCapturedKeys } from '../../../ui/actions/keys/use-captured-keys.ts';
import { useLookKeys } from '../../../ui/items/images/use-look-keys.ts';
import { useLibrary } from '../library-store.ts';
import { useGo } from './use-go.ts';

/** An image among the items beside it, picked or rejected with a key. */
export function LookAtImage({ row, close }: { row: LibraryRow; close: () => void }) {
  const at = useLibrary((state) => state.at);
  const { rows } = useFound();
  const go = useGo();
  const judgeByKey = useLookKeys();
  useCapturedKeys(judgeByKey);
  const edit = () => {
    close();
    editImage(row.id);
  };
  const frameAt = (index: number) => {
    const neighbour = rows[index];
    return neighbour ? { title: neighbour.title, look: <FrameLook row={neighbour} /> } : null;
  };
  return (
    <ImageViewer
      image={viewedImage(row)}
      strip={{ count: rows.length, at, frameAt, go }}
      facts={factsOf(row)}
      info={<Info key={row.id} row={row} />}
      kept={row.organised.binnedAtMs === null ? <JudgeBar row={row} /> : null}
      {...(row.organised.binnedAtMs === null ? { edit } : {})}
      close={close}
    />
  );
}

const FrameLook = ({ row }: { row: LibraryRow }) =>
  isImage(row) ? <ItemThumb row={row} /> : <KindSign kind={row.kind} size={20} />;

function Info({ row }: { row: LibraryRow }) {
  const { data } = useQuery(api.library.details.queryOptions({ input: { id: row.id } }));
  return (
    <>
      <ItemFacts row={row} details={data} />
      {data ? <ItemRecipe recipe={data.item.recipe} /> : null}
    </>
  );
}
