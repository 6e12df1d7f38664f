import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { NothingListed, SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { formatRoute } from '../../../ui/layout/navigation.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { texts } from '../texts.ts';
import { formatWhen } from '../conversation/format-when.ts';
import classes from './list.module.css';

const SHOWN_HITS = 100;

/** Where words are in all chats: a hit opens its chat at the message. */
export function FoundInChats({ query, back }: { query: string; back: { label: string; run: () => void } }) {
  const nowMs = useNow(false);
  const found = useQuery({
    ...api.conversations.find.queryOptions({ input: { query, limit: SHOWN_HITS } }),
    placeholderData: keepPreviousData,
  });
  if (!found.data) return null;
  if (found.data.length === 0) return <NothingListed text={texts.noHits(query)} back={back} />;
  return (
    <SidebarGroup title={texts.hits}>
      <ul className={sidebar.rows}>
        {found.data.map(({ id, title, messageId, text, atMs }) => (
          <li key={`${id}/${messageId ?? ''}`} className={sidebar.row} data-row-key={`${id}/${messageId ?? ''}`}>
            <a
              className={sidebar.link}
              data-stacked
              data-row
              draggable={false}
              href={formatRoute({ panel: 'chat', path: messageId === null ? [id] : [id, messageId] })}
            >
              <span className={classes.head}>
                <span className={sidebar.title}>{title}</span>
                <span className={classes.state}>{formatWhen(atMs, nowMs)}</span>
              </span>
              <span className={sidebar.snippet}>{messageId === null ? texts.inTitle : text}</span>
            </a>
          </li>
        ))}
      </ul>
    </SidebarGroup>
  );
}
