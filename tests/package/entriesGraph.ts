import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Every module that a built file imports, re-exports or may load later, as written there. */
export function importsOf(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isLoad =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : isLoad
          ? node.arguments[0]
          : undefined;
    if (named !== undefined && ts.isStringLiteralLike(named)) found.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022));
  return found;
}

const known = new Map<string, string[]>();

function knownImportsOf(path: string): string[] {
  const imports = known.get(path) ?? importsOf(path);
  known.set(path, imports);
  return imports;
}

/**
 * What a built file reaches outside of the package, through all its chunks, by static and dynamic
 * imports.
 *
 * @returns for each specifier the shortest way there: the files on it, and the specifier itself
 */
export function reachedFrom(entry: string): Map<string, string[]> {
  const reached = new Map<string, string[]>();
  const ways = new Map([[entry, [entry]]]);
  // Iterating over a map includes entries that are added meanwhile: breadth first.
  for (const [path, way] of ways) {
    for (const specifier of knownImportsOf(path)) {
      const isOwn = specifier.startsWith('.');
      const target = isOwn ? resolve(dirname(path), specifier) : specifier;
      const seen = isOwn ? ways : reached;
      if (!seen.has(target)) seen.set(target, [...way, target]);
    }
  }
  return reached;
}
