import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** An exported function, and the first sentence of its docstring. */
export interface Described {
  name: string;
  /** Names of its parameters, as written: `quizId`, `{ onSent }`. */
  parameters: string[];
  sentence: string;
}

const read = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);

/** A module is a .ts or a .tsx file. */
function pathOf(folder: string, specifier: string): string {
  const path = `${folder}/${specifier}.ts`;
  return existsSync(path) ? path : `${path}x`;
}

/** The first sentence of a docstring, without links to our own pages. */
export function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [sentence] = /^.*?[.](?= |$)/.exec(line) ?? [line];
  return sentence.replaceAll(/ \((?:decision|spec|docs)\b[^)]*\)/g, '');
}

function docstringOf(node: ts.Node): string {
  const [docstring] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(docstring?.comment) ?? '';
}

/** A parameter's name, or the names of its parts if it is destructured. */
function nameOf({ name }: ts.ParameterDeclaration): string {
  if (!ts.isObjectBindingPattern(name)) return name.getText();
  const parts = name.elements.map((part) => (part.propertyName ?? part.name).getText());
  return `{ ${parts.join(', ')} }`;
}

function declared(path: string, name: string): Described {
  const found = read(path).statements.find(
    (one): one is ts.FunctionDeclaration | ts.ClassDeclaration =>
      (ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one)) && one.name?.text === name,
  );
  const sentence = found === undefined ? '' : firstSentence(docstringOf(found));
  if (found === undefined || sentence === '') {
    throw new Error(
      `${path} has no function or class "${name}" with a docstring. docs/hooks.md lists what quizwright/hooks exports by its first sentence. Write one.`,
    );
  }
  return {
    name,
    parameters: ts.isFunctionDeclaration(found) ? found.parameters.map(nameOf) : [],
    sentence,
  };
}

/** The functions and classes that an entry re-exports, by name; types are left out. */
export function describedExports(entry: string): Described[] {
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  return read(entry)
    .statements.flatMap((one) => {
      if (!ts.isExportDeclaration(one) || one.isTypeOnly) return [];
      const { exportClause: names, moduleSpecifier: from } = one;
      if (!names || !ts.isNamedExports(names) || !from || !ts.isStringLiteral(from)) return [];
      // The list of operations describes these.
      if (from.text === './api/operationHooks') return [];
      return names.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }) => declared(pathOf(folder, from.text), name.text));
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
