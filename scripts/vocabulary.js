import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/*
 * Holds the words of docs/glossary.md, "Words we use", in the names that we declare and in comments.
 * Behind each "not", what is in `code` is refused in names, what is in “quotes” in comments.
 */

/** The parts of a name: `handInAtZero` is "hand in at zero". */
const partsOf = (/** @type {string} */ name) =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z\d]+/g, ' ').toLowerCase();

/** The words of a comment, without what it quotes. */
const wordsOf = (/** @type {string} */ comment) =>
  comment
    .replace(/`[^`]*`|“[^”]*”|"[^"]*"|'\w+'/g, ' , ')
    .replace(/\s[*\s]*/g, ' ')
    .toLowerCase();

/** Finds the words of a term in a text, each with or without an s at its end. */
const patternOf = (/** @type {string} */ refused) =>
  new RegExp(`(?<![\\p{L}-])${refused.replaceAll(' ', '(?:e?s)? ')}(?:e?s)?(?![\\p{L}-])`, 'u');

const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');
const [, section = ''] = glossary.split('## Words we use');
const lines = [...section.matchAll(/\*\*([^*]+)\*\*[^*\n]*? not ([^:;(\n]*)/g)];

const termsIn = (/** @type {RegExp} */ quotes) =>
  lines.flatMap(([, use, refused = '']) =>
    [...refused.matchAll(quotes)].map(([, quoted = '']) => {
      const words = partsOf(quoted);
      return { pattern: patternOf(words), data: { use, refused: words } };
    }),
  );
const inNames = termsIn(/`(\w+)`/g);
const inComments = termsIn(/“([^”]+)”/g);

/** Students wait in a waiting room; work that waits is pending. */
const room = /\bwaiting room\b/g;

/** Whether an object's properties are declared where it is written: no type names them. */
function declaresProperties(object) {
  const { parent } = object;
  if (parent.type === 'Property') return declaresProperties(parent.parent);
  if (parent.type === 'TSAsExpression') return declaresProperties(parent);
  return parent.type === 'VariableDeclarator' && parent.id.typeAnnotation === undefined;
}

/** Whether a variable takes its name from the property that it is read from. */
function isShorthand({ parent }) {
  const property = parent.type === 'AssignmentPattern' ? parent.parent : parent;
  return property.type === 'Property' && property.shorthand;
}

/** @type {import('eslint').Rule.RuleModule} */
const words = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { refused: 'Write “{{use}}”, not “{{refused}}” (docs/glossary.md).' },
  },
  create(context) {
    const { sourceCode, filename } = context;
    const check = (text, terms, place) => {
      for (const { pattern, data } of terms) {
        if (pattern.test(text)) context.report({ ...place, messageId: 'refused', data });
      }
    };
    const checkName = (node, name) => check(partsOf(name).replace(room, ''), inNames, { node });
    const checkKey = ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') checkName(key, key.name);
    };
    return {
      Program(program) {
        checkName(program, basename(filename).replace(/\..*/, ''));
        for (const comment of sourceCode.getAllComments()) {
          check(wordsOf(comment.value), inComments, { loc: comment.loc });
        }
        for (const { variables } of sourceCode.scopeManager.scopes) {
          for (const { name, defs } of variables) {
            const [definition] = defs;
            if (definition === undefined || definition.type === 'ImportBinding') continue;
            if (!isShorthand(definition.name)) checkName(definition.name, name);
          }
        }
      },
      // An answer is a student's, and none is awaited.
      'VariableDeclarator[id.name="answer"][init.type="AwaitExpression"]'({ id }) {
        context.report({
          node: id,
          messageId: 'refused',
          data: { use: 'reply', refused: id.name },
        });
      },
      'TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition': checkKey,
      'ObjectExpression > Property'(property) {
        if (!property.shorthand && declaresProperties(property.parent)) checkKey(property);
      },
    };
  },
};

/** @type {import('eslint').ESLint.Plugin} */
export default { rules: { words } };
