import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { addUsage, NO_USAGE, type TokenUsage } from '../../../../shared/domain/conversation/message.ts';
import { api } from '../../../api/client.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;
const ROWS = ['inputTokens', 'cachedTokens', 'reasoningTokens', 'outputTokens'] as const;

/** Tokens of the last answer, of the chat with all its versions, and of the month on all engines. */
export function TokenTable({ chat }: { chat: Conversation }) {
  const months = useQuery(api.conversations.usage.queryOptions()).data ?? [];
  const [newest] = months;
  const month = months
    .filter((each) => each.month === newest?.month)
    .reduce<TokenUsage>((sum, each) => addUsage(sum, each) ?? sum, NO_USAGE);
  const last = chat.messages.findLast(({ role }) => role === 'assistant')?.usage ?? NO_USAGE;
  const columns = [last, chat.usage, month];
  return (
    <section className={classes.part}>
      <table className={classes.table}>
        <caption>{words.tokens}</caption>
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.lastAnswer}</th>
            <th scope="col">{words.chat}</th>
            <th scope="col">{words.month}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{words.rows[row]}</th>
              {columns.map((usage, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns are always these
                <td key={index}>{usage[row].toLocaleString('en')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
