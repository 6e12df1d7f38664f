import { IconCircle, IconCircleFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { ConversationBranch } from '../../../../../shared/domain/conversation/branches.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { api } from '../../../../api/client.ts';
import { navigate } from '../../../../ui/layout/navigation.ts';
import { showVersion } from '../../conversation/chat-actions.ts';
import { texts } from '../../texts.ts';
import { branchStep } from './branch-step.ts';
import classes from './branches.module.css';

const words = texts.dock.branches;
/** Deeper forks are told by their level alone. */
const MOST_INDENTED = 6;

/**
 * The branches of a chat as a tree: the one that is shown straight down, others beside it. Arrow keys walk through it, Enter shows the
 * branch and jumps to where it begins.
 */
export function BranchTree({ id }: { id: ItemId }) {
  const rows = useQuery(api.conversations.branches.queryOptions({ input: { id } })).data ?? [];
  const [activeId, setActiveId] = useState<string | null>(null);
  if (rows.length < 2) return <p className={classes.none}>{words.none}</p>;
  const known = rows.findIndex((row) => row.id === activeId);
  const active = known < 0 ? rows.findLastIndex(({ isShown }) => isShown) : known;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[active];
    const to = branchStep(rows, active, event.key);
    if (to === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === null) {
      if (row) void open(id, row);
      return;
    }
    const next = rows[to];
    if (!next) return;
    setActiveId(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-branch="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className={classes.tree} role="tree" tabIndex={-1} aria-label={words.tree} data-focus-inset onKeyDown={press}>
      {rows.map((row, index) => (
        <Branch
          key={row.id}
          row={row}
          isActive={index === active}
          run={() => {
            setActiveId(row.id);
            void open(id, row);
          }}
        />
      ))}
    </div>
  );
}

function Branch({ row, isActive, run }: { row: ConversationBranch; isActive: boolean; run: () => void }) {
  const { id, level, isShown, role, words: said, version, versions, messageCount } = row;
  const Sign = isShown ? IconCircleFilled : IconCircle;
  return (
    // Keys are those of the tree.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      aria-level={level + 1}
      aria-selected={isShown}
      tabIndex={isActive ? 0 : -1}
      className={classes.branch}
      data-branch={id}
      style={{ '--indent': Math.min(level, MOST_INDENTED) } as CSSProperties}
      onClick={run}
    >
      <Sign size={10} aria-hidden />
      <span className={classes.words}>{said === '' ? words.wordless : said}</span>
      <span className={classes.facts}>
        {words.facts({ role, version, versions, messageCount })}
        {isShown ? <span className="visually-hidden">{`. ${words.shown}`}</span> : null}
      </span>
    </div>
  );
}

/** Shows a branch where it isn’t shown, and the message that it begins with. */
async function open(chatId: ItemId, { id, isShown }: ConversationBranch): Promise<void> {
  if (isShown || (await showVersion(id))) navigate('chat', chatId, id);
}
