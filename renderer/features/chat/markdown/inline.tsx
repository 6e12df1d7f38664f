import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import type { FormulaToken } from '../../../../shared/domain/conversation/markdown/formula-tokens.ts';
import { inlineTokens } from '../../../../shared/domain/conversation/markdown/inline-tokens.ts';
import { isWebAddress } from '../../../../shared/domain/conversation/markdown/web-address.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { Formula } from './formula.tsx';
import { texts } from '../texts.ts';
import classes from './markdown.module.css';

const words = texts.markdown;

/** Words of a line with their marks. */
export function Inline({ tokens }: { tokens: readonly Token[] }): ReactNode {
  return tokens.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words only ever come to the end
    <Fragment key={index}>{renderInline(token)}</Fragment>
  ));
}

function renderInline(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{nested(token)}</strong>;
    case 'em':
      return <em>{nested(token)}</em>;
    case 'del':
      return <del>{nested(token)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'formula':
      return <Formula tex={(token as FormulaToken).tex} isDisplay={(token as FormulaToken).isDisplay} />;
    case 'checkbox':
      return <Checkbox token={token as Tokens.Checkbox} />;
    case 'br':
      return <br />;
    case 'link':
      return <Link address={(token as Tokens.Link).href}>{nested(token)}</Link>;
    case 'image':
      return <NoImage token={token as Tokens.Image} />;
    case 'escape':
    case 'text':
      return 'tokens' in token && token.tokens ? nested(token) : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

const nested = (token: Token): ReactNode => <Inline tokens={inlineTokens(token)} />;

/** Of a list of tasks: it is only shown. */
export function Checkbox({ token: { checked } }: { token: Tokens.Checkbox }) {
  return (
    <span role="img" className={classes.checkbox} aria-label={checked ? words.checked : words.unchecked}>
      {checked ? '☑ ' : '☐ '}
    </span>
  );
}

/** A picture of a stranger tells them that it was looked at: only what it is called is shown, and opened by who wants to see it. */
function NoImage({ token }: { token: Tokens.Image }) {
  return (
    <span className={classes.image} data-not-looked-through>
      <Link address={token.href}>{words.image(token.text || token.href)}</Link>
    </span>
  );
}

/** Asks before it leaves the app, with the whole address. Anything but a web address stays text. */
function Link({ address, children }: { address: string; children: ReactNode }) {
  if (!isWebAddress(address)) return children;
  return (
    <button type="button" className={classes.link} title={address} onClick={() => void openLink(address)}>
      {children}
    </button>
  );
}

async function openLink(address: string): Promise<void> {
  const isSure = await confirm({
    title: words.openTitle,
    text: words.openText(new URL(address).href),
    confirm: words.open,
    cancel: words.cancel,
  });
  if (isSure) window.open(address, '_blank', 'noopener');
}
