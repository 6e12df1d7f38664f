import type { Token, Tokens } from 'marked';
import { memo, type ReactNode, useMemo } from 'react';
import { createAnswerParser } from '../../../../shared/domain/conversation/markdown/answer-parser.ts';
import type { FormulaToken } from '../../../../shared/domain/conversation/markdown/formula-tokens.ts';
import { inlineTokens } from '../../../../shared/domain/conversation/markdown/inline-tokens.ts';
import { isDiagram } from '../../../../shared/domain/conversation/markdown/shown-text.ts';
import { texts } from '../texts.ts';
import { CodeBlock } from './code-block.tsx';
import { Diagram } from './diagram.tsx';
import { Formula } from './formula.tsx';
import { Checkbox, Inline } from './inline.tsx';
import classes from './markdown.module.css';

const parser = createAnswerParser();

/**
 * Markdown of a model as elements of the page. It is hostile: HTML is shown as its text, images are not loaded, and links ask
 * before they open. Blocks that stay the same while an answer comes in are not drawn again.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parser.blocks(text), [text]);
  return (
    <div className={classes.text} data-selectable data-looked-through>
      {blocks.map((block, index) => (
        // Blocks only ever come to the end.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} token={block} raw={block.raw} />
      ))}
    </div>
  );
});

/** Compared by its source: the parser makes new tokens each time. */
const Block = memo(
  function Block({ token }: { token: Token; raw: string }): ReactNode {
    return renderBlock(token);
  },
  (before, after) => before.raw === after.raw,
);

function renderBlock(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <Heading token={token as Tokens.Heading} />;
    case 'code':
      return <Code token={token as Tokens.Code} />;
    case 'blockquote':
      return <blockquote>{blocksOf((token as Tokens.Blockquote).tokens)}</blockquote>;
    case 'list':
      return <List token={token as Tokens.List} />;
    case 'table':
      return <Table token={token as Tokens.Table} />;
    case 'hr':
      return <hr />;
    case 'formulaBlock':
      return <Formula tex={(token as FormulaToken).tex} isDisplay />;
    case 'html':
      return <p>{(token as Tokens.HTML).text}</p>;
    case 'checkbox':
      return <Checkbox token={token as Tokens.Checkbox} />;
    case 'text':
      return <Inline tokens={inlineTokens(token)} />;
    default:
      return (
        <p>
          <Inline tokens={inlineTokens(token)} />
        </p>
      );
  }
}

const blocksOf = (tokens: readonly Token[]): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- blocks only ever come to the end
  tokens.map((token, index) => <Block key={index} token={token} raw={token.raw} />);

/** A diagram is drawn once its block is whole: until then, its source comes in as any other code. */
function Code({ token }: { token: Tokens.Code }) {
  const { text, lang = '' } = token;
  if (isDiagram(token)) return <Diagram source={text} />;
  return <CodeBlock code={text} language={lang} />;
}

/** One level below the title of the chat, whatever a model skips: its depth is only seen. */
function Heading({ token }: { token: Tokens.Heading }) {
  return (
    <h3 data-depth={token.depth}>
      <Inline tokens={token.tokens} />
    </h3>
  );
}

function List({ token }: { token: Tokens.List }) {
  const Kind = token.ordered ? 'ol' : 'ul';
  return (
    <Kind start={token.ordered && typeof token.start === 'number' ? token.start : undefined}>
      {token.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items only ever come to the end
        <li key={index} data-task={item.task || undefined}>
          {blocksOf(item.tokens)}
        </li>
      ))}
    </Kind>
  );
}

function Table({ token }: { token: Tokens.Table }) {
  return (
    // A wide table scrolls by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.table} tabIndex={0} role="region" aria-label={texts.markdown.table}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              <th key={index} data-align={cell.align ?? undefined}>
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, rowIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows only ever come to the end
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                <td key={index} data-align={cell.align ?? undefined}>
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
