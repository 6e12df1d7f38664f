/** How a model treats reasoning (service.md, Reasoning rules). */
type ReasoningRule = 'always' | 'on-request' | 'cannot-be-disabled';

/** Efforts of reasoning; `minimal` is an older synonym of `low` (gaps.md G19). */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
/** See REASONING_EFFORTS. */
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** Names of models without their prefix (service.md; gaps.md, Model name mapping), in lower case. */
const RULES: Readonly<Record<string, ReasoningRule>> = {
  'm3.1-flash-preview': 'always',
  m3: 'on-request',
  'm2.7': 'cannot-be-disabled',
  'm2.7-highspeed': 'cannot-be-disabled',
  'm2.5': 'cannot-be-disabled',
  'm2.5-highspeed': 'cannot-be-disabled',
  'm2.1': 'cannot-be-disabled',
  'm2.1-highspeed': 'cannot-be-disabled',
  m2: 'cannot-be-disabled',
};

const TITLES: Readonly<Record<string, string>> = { 'm3.1-flash-preview': 'M3.1-Flash-Preview' };
/** Of a model that reasons on request the depth cannot be chosen; older ones ignore the effort (service.md, Reasoning rules). */
const EFFORTS = {
  always: ['low', 'medium', 'high', 'xhigh', 'max'],
  'on-request': ['none', 'high'],
  'cannot-be-disabled': [],
} as const;

/** The models without a prefix, as the interface writes them, each with the efforts that make a difference. The usual one is first. */
export const RESPONSE_MODELS = Object.entries(RULES)
  .map(([name, rule]) => ({ name: TITLES[name] ?? name.replace('m', 'M'), efforts: EFFORTS[rule] }))
  .toSorted((one, other) => Number(other.name === 'M3') - Number(one.name === 'M3'));

/** Prefixes that clients put before names of models. */
const PREFIX = /^(?:vendor|minimax)-/i;

const ruleOf = (model: string): ReasoningRule | undefined => {
  const name = model.replace(PREFIX, '').toLowerCase();
  return Object.hasOwn(RULES, name) ? RULES[name] : undefined;
};

/** Whether the interface knows this model, under either spelling. */
export const isResponseModel = (model: string): boolean => ruleOf(model) !== undefined;

/**
 * The effort with which a model answers; null is without reasoning, `refused` where the model cannot do without. A model that the
 * interface does not know reasons when it is asked to.
 */
export function effortOf(model: string, asked: ReasoningEffort | undefined): ReasoningEffort | null | 'refused' {
  const rule = ruleOf(model) ?? 'on-request';
  if (asked === 'none') {
    if (rule === 'always') return 'refused';
    return rule === 'cannot-be-disabled' ? 'max' : null;
  }
  if (asked === undefined) return rule === 'on-request' ? null : 'max';
  return asked === 'minimal' ? 'low' : asked;
}
