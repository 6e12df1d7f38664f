import type { Token } from 'marked';

/** The tokens inside a token, or its text as the only one. */
export function inlineTokens(token: Token): readonly Token[] {
  if ('tokens' in token && token.tokens && token.tokens.length > 0) return token.tokens;
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
  return [{ type: 'text', raw: token.raw, text }];
}
