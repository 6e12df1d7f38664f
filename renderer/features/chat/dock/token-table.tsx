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
  const columns = [answer?.usage ?? NO_USAGE, chat.usage, month];
  const costText = useCostText();
  const costs = [answer?.used ?? [], chat.used, ofMonth].map(costText);
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
          {costs.every((cost) => cost === null) ? null : (
            <tr className={classes.cost}>
              <th scope="row">{words.cost}</th>
              {costs.map((cost, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns are always these
                <td key={index}>{cost ?? '–'}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
