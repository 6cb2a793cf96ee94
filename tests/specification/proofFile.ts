import ts from 'typescript';

/** A test, a step of one, or a story. */
export interface Provable {
  /** Its title after those of its groups; a story's export after its file's name. */
  path: string[];
  /** Whether it runs and, for a story, is played. */
  runs: boolean;
  /** Whether it contains an expectation. */
  expects: boolean;
}

export interface ProofFile {
  provables: Provable[];
  /** The texts in its code, with `…` for each placeholder, without comments. */
  texts: string[];
  /** Whether one of its tests or groups runs alone, so that others do not. */
  hasOnly: boolean;
  code: string;
}

interface Scope {
  titles: string[];
  runs: boolean;
}

const declaring = new Set(['describe', 'suite', 'it', 'test']);
const stopping = new Set(['skip', 'todo', 'only', 'fixme', 'fail', 'fails', 'skipIf', 'runIf']);

/** `it.skip.each(rows)(…)` is `it` with `skip` and `each`; null for calls that declare no test. */
function declarationOf(call: ts.CallExpression): { name: string; modifiers: string[] } | null {
  const modifiers: string[] = [];
  let callee: ts.Expression = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee)) {
      modifiers.unshift(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      callee = callee.expression;
    } else if (ts.isTaggedTemplateExpression(callee)) {
      callee = callee.tag;
    } else break;
  }
  return ts.isIdentifier(callee) && declaring.has(callee.text)
    ? { name: callee.text, modifiers }
    : null;
}

/** A text as in the code, with `…` for each expression. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  return undefined;
}

/** The title as written, including `${…}`, so that a reader can name it. */
function titleOf(node: ts.Node | undefined): string | undefined {
  if (node !== undefined && ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  return textOf(node);
}

function isStoppedByOptions({ arguments: given }: ts.CallExpression): boolean {
  return given
    .filter(ts.isObjectLiteralExpression)
    .some(({ properties }) =>
      properties.some(
        (property) =>
          property.name !== undefined &&
          ts.isIdentifier(property.name) &&
          stopping.has(property.name.text),
      ),
    );
}

/** `test.skip(condition)` in a test, or `skip()` of its context: it may not run. */
function stopsItself(call: ts.CallExpression): boolean {
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return (
    ts.isIdentifier(name) &&
    ['skip', 'fixme'].includes(name.text) &&
    titleOf(call.arguments[0]) === undefined
  );
}

function expectsSomething(node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isIdentifier(node)) return /^(expect|assert)(?![a-z])/.test(node.text);
  return ts.forEachChild(node, (child) => expectsSomething(child) || undefined) ?? false;
}

function readTests(source: ts.SourceFile, file: ProofFile): void {
  const visit = (node: ts.Node, scope: Scope): void => {
    let inner = scope;
    if (ts.isCallExpression(node)) {
      const declared = declarationOf(node);
      const title = titleOf(node.arguments[0]);
      if (declared !== null && title !== undefined) {
        const { name, modifiers } = declared;
        if (modifiers.includes('only')) file.hasOnly = true;
        const isStopped = modifiers.some((modifier) => stopping.has(modifier));
        inner = {
          titles: [...scope.titles, title],
          runs: scope.runs && !isStopped && !isStoppedByOptions(node),
        };
        const isGroup = ['describe', 'suite'].includes(name) || modifiers.includes('describe');
        node.arguments.forEach((child) => visit(child, inner));
        if (!isGroup) {
          const body = node.arguments.find(
            (argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument),
          );
          file.provables.push({
            path: inner.titles,
            runs: inner.runs,
            expects: expectsSomething(body),
          });
        }
        return;
      }
      // Known only after its children have been read: the scope around it.
      if (stopsItself(node)) scope.runs = false;
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, { titles: [], runs: true });
}

function unwrapped(expression: ts.Expression | undefined): ts.Expression | undefined {
  return expression !== undefined &&
    (ts.isSatisfiesExpression(expression) ||
      ts.isAsExpression(expression) ||
      ts.isParenthesizedExpression(expression))
    ? unwrapped(expression.expression)
    : expression;
}

function readStories(source: ts.SourceFile, file: ProofFile): void {
  const constants = new Map<string, ts.Expression | undefined>();
  const exported: string[] = [];
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) continue;
      constants.set(name.text, unwrapped(initializer));
      if (isExported) exported.push(name.text);
    }
  }

  /** A field of a story, its own or from a story that is spread into it. */
  const fieldOf = (story: ts.Expression | undefined, field: string): ts.Node | undefined => {
    if (story === undefined || !ts.isObjectLiteralExpression(story)) return undefined;
    let found: ts.Node | undefined;
    for (const property of story.properties) {
      if (ts.isSpreadAssignment(property)) {
        const { expression } = property;
        if (ts.isIdentifier(expression)) {
          found = fieldOf(constants.get(expression.text), field) ?? found;
        }
      } else if (property.name.getText() === field) found = property;
    }
    return found;
  };

  for (const name of exported) {
    const story = constants.get(name);
    const play = fieldOf(story, 'play');
    const isLeftOut = [story, constants.get('meta')].some((one) =>
      fieldOf(one, 'tags')?.getText().includes('!test'),
    );
    file.provables.push({
      path: [source.fileName.replace(/^.*\/|\.stories\.tsx$/g, ''), name],
      runs: play !== undefined && !isLeftOut,
      expects: expectsSomething(play),
    });
  }
}

/** Reads what a file of tests or stories can prove. */
export function readProofFile(path: string, code: string): ProofFile {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const file: ProofFile = { provables: [], texts: textsOf(source), hasOnly: false, code };
  if (path.endsWith('.stories.tsx')) readStories(source, file);
  else readTests(source, file);
  return file;
}

function textsOf(source: ts.SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined) texts.push(text);
    else if (ts.isJsxText(node)) texts.push(node.text.trim());
    else if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll('\\', ''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The texts in a file's code, with `…` for each placeholder. */
export function readTexts(path: string, code: string): string[] {
  return textsOf(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
}
