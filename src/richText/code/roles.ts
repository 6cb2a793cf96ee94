/** What a piece of code is; each has a colour of its own. */
export type CodeRole = 'comment' | 'keyword' | 'literal' | 'name' | 'string';

const roles: Record<string, CodeRole> = {
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  keyword: 'keyword',
  'selector-tag': 'keyword',
  meta: 'keyword',
  operator: 'keyword',
  literal: 'literal',
  number: 'literal',
  symbol: 'literal',
  built_in: 'name',
  type: 'name',
  title: 'name',
  section: 'name',
  name: 'name',
  tag: 'name',
  attr: 'name',
  attribute: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-attr': 'name',
  'selector-pseudo': 'name',
  'template-tag': 'keyword',
  'variable.language_': 'keyword',
  string: 'string',
  regexp: 'string',
  link: 'string',
  'template-variable': 'literal',
};

/** The role that the highlighter's names for a piece mean; anything else has none. */
export function roleOf(names: unknown): CodeRole | undefined {
  if (!Array.isArray(names)) return undefined;
  const [name = '', more] = names.map(String);
  const whole = `${name}.${more ?? ''}`;
  if (Object.hasOwn(roles, whole)) return roles[whole];
  return Object.hasOwn(roles, name) ? roles[name] : undefined;
}
