import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../../shared/domain/conversation/conversation.ts';
import { addUsage, NO_USAGE, type TokenUsage } from '../../../../shared/domain/conversation/message.ts';
import { api } from '../../../api/client.ts';
import { useCostText } from '../costs/use-cost-text.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

const words = texts.dock;
const ROWS = ['inputTokens', 'cachedTokens', 'reasoningTokens', 'outputTokens'] as const;

/** Tokens of the last answer, of the chat with all its versions, and of the month on all engines, and what they cost where prices are known. */
export function TokenTable({ chat }: { chat: Conversation }) {
  const months = useQuery(api.conversations.usage.queryOptions()).data ?? [];
  const [newest] = months;
  const ofMonth = months.filter((each) => each.month === newest?.month);
  const month = ofMonth.reduce<TokenUsage>((sum, each) => addUsage(sum, each) ?? sum, NO_USAGE);
  const answer = chat.messages.findLast(({ role }) => role === 'assistant');
  const costText = useCostText();
  const columns = [
    { of: words.lastAnswer, usage: answer?.usage ?? NO_USAGE, cost: costText(answer?.used ?? []) },
    { of: words.chat, usage: chat.usage, cost: costText(chat.used) },
    { of: words.month, usage: month, cost: costText(ofMonth) },
  ];
  return (
    <section className={classes.part}>
      <table className={classes.table}>
        <caption>{words.tokens}</caption>
        <thead>
          <tr>
            <th scope="col">{words.unit}</th>
            {columns.map(({ of }) => (
              <th key={of} scope="col">
                {of}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{words.rows[row]}</th>
              {columns.map(({ of, usage }) => (
                <td key={of}>{usage[row].toLocaleString('en')}</td>
              ))}
            </tr>
          ))}
          {columns.every(({ cost }) => cost === null) ? null : (
            <tr className={classes.cost}>
              <th scope="row">{words.cost}</th>
              {columns.map(({ of, cost }) => (
                <td key={of}>{cost ?? '–'}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
