import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { ownForms, refName, type Operation } from './contract.ts';

const { factory } = ts;

/** Schemas without an interface. Failures have `FailureBody` in src/contract. */
const withoutInterface = ['Failure', 'FailureCode', ...Object.keys(ownForms)];

/** Longer unions keep their name. */
const mostInlined = 8;

type Members = Map<string, ts.PropertySignature & { type: ts.TypeNode }>;

/** The name in `components["schemas"]["Name"]`. */
function referenceOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return;
  const [schemas, name] = [node.objectType.indexType, node.indexType].map((index) =>
    ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) ? index.literal.text : '',
  );
  return schemas === 'schemas' ? name : undefined;
}

function isMember(node: ts.Node): node is ts.PropertySignature & { type: ts.TypeNode } {
  return ts.isPropertySignature(node) && node.type !== undefined;
}

function nameOf(node: { name: ts.PropertyName }): string {
  return ts.isComputedPropertyName(node.name) ? '' : node.name.text;
}

/** The members of an interface or of a type, by name. */
function membersOf(node: ts.Node | undefined): Members {
  const isOpen = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node));
  const members = isOpen ? [...node.members].filter(isMember) : [];
  return new Map(members.map((member) => [nameOf(member), member]));
}

const commentOf = (node: ts.Node): string => ts.getSyntheticLeadingComments(node)?.[0]?.text ?? '';

function setComment(node: ts.Node, text: string): void {
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  ts.setSyntheticLeadingComments(
    node,
    text === '' ? undefined : [{ kind, text, pos: -1, end: -1, hasTrailingNewLine: true }],
  );
}

/** A docstring as a person writes it: without the tags that only repeat what follows. */
function plainComment(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\*? ?\*? ?/, '').trimEnd())
    .map((line) => line.replace(/^@description /, ''))
    .filter((line) => line !== '' && !/^(@enum |@default$|Format: )/.test(line));
  const isExample = lines.findIndex((line) => line.startsWith('@example'));
  const words = isExample === -1 ? lines : lines.slice(0, isExample);
  const kept = words.map((line) => line.trim()).concat(lines.slice(words.length));
  if (kept.length === 0) return '';
  return kept.length === 1 ? `* ${kept[0]} ` : `*\n * ${kept.join('\n * ')}\n `;
}

/** Writes comments of a node and of those within it plainly. */
function withPlainComments(node: ts.Node): void {
  const comment = commentOf(node);
  if (comment !== '') setComment(node, plainComment(comment));
  ts.forEachChild(node, withPlainComments);
}

function declared(
  name: string,
  comment: string,
  bases: readonly ts.TypeReferenceNode[],
  members: readonly ts.TypeElement[],
): ts.InterfaceDeclaration {
  const heritage = bases.map(({ typeName }) =>
    factory.createExpressionWithTypeArguments(typeName as ts.Identifier, undefined),
  );
  const node = factory.createInterfaceDeclaration(
    [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    name,
    undefined,
    heritage.length === 0
      ? []
      : [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, heritage)],
    members,
  );
  setComment(node, comment);
  withPlainComments(node);
  return node;
}

/** An object, or one that extends others. */
function interfaceOf(
  member: ts.PropertySignature & { type: ts.TypeNode },
): ts.InterfaceDeclaration {
  const parts = ts.isIntersectionTypeNode(member.type) ? [...member.type.types] : [member.type];
  return declared(
    nameOf(member),
    commentOf(member),
    parts.filter((part) => ts.isTypeReferenceNode(part)),
    parts.filter((part) => ts.isTypeLiteralNode(part)).flatMap(({ members }) => [...members]),
  );
}

const isWhole = (): ts.PropertySignature => {
  const type = factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword);
  const member = factory.createPropertySignature(undefined, 'isWhole', undefined, type);
  setComment(
    member,
    '*\n * Whether the server has no pages: this is all of the list, neither searched nor sorted.\n ',
  );
  return member;
};

/**
 * A page as the client gives it.
 *
 * @param wholeItem what an item of the whole list is, which a server without pages sends
 */
function pageOf(
  member: ts.PropertySignature & { type: ts.TypeNode },
  wholeItem: string | undefined,
): ts.InterfaceDeclaration {
  const members = [...membersOf(member.type).values()].map((field) => {
    if (nameOf(field) !== 'items' || !ts.isArrayTypeNode(field.type)) return field;
    const item = field.type.elementType as ts.TypeReferenceNode;
    const isSame = wholeItem === undefined || (item.typeName as ts.Identifier).text === wholeItem;
    if (isSame) return field;
    const either = factory.createUnionTypeNode([item, factory.createTypeReferenceNode(wholeItem)]);
    const items = factory.createArrayTypeNode(either);
    return factory.updatePropertySignature(field, undefined, field.name, undefined, items);
  });
  return declared(nameOf(member), commentOf(member), [], [...members, isWhole()]);
}

/**
 * Gives the objects of the contract names of their own, which editors show in place of their fields.
 *
 * @param nodes what openapi-typescript makes of the contract
 * @returns `schema`, which uses these names, and `entities`, which declares them
 */
export function writeEntities(
  nodes: readonly ts.Node[],
  operations: readonly Operation[],
): { schema: string; entities: string } {
  const components = nodes.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = membersOf(membersOf(components).get('schemas')?.type);
  const pages = new Map(
    operations.flatMap(({ answer, page }) =>
      page ? [[refName(page), answer.items && refName(answer.items)] as const] : [],
    ),
  );
  const isNamed = (name: string): boolean => {
    const type = schemas.get(name)?.type;
    if (type === undefined || pages.has(name) || withoutInterface.includes(name)) return false;
    return ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type);
  };
  const inlined = (name: string): ts.TypeNode | undefined => {
    const type = schemas.get(name)?.type;
    if (type === undefined || ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type)) return;
    return ts.isUnionTypeNode(type) && type.types.length > mostInlined ? undefined : type;
  };

  const named = ts.transform(
    [...nodes],
    [
      (context) => (root) => {
        const visit = (node: ts.Node): ts.Node => {
          const name = referenceOf(node);
          if (name !== undefined) {
            return isNamed(name) ? factory.createTypeReferenceNode(name) : (inlined(name) ?? node);
          }
          const visited = ts.visitEachChild(node, visit, context);
          const meant = isMember(node) ? referenceOf(node.type) : undefined;
          const said = meant === undefined ? undefined : schemas.get(meant);
          // An inlined type takes along what it means.
          if (said && !isNamed(nameOf(said)) && commentOf(visited) === '') {
            const comment = commentOf(said);
            if (comment.includes('@description')) setComment(visited, comment);
          }
          return visited;
        };
        return visit(root);
      },
    ],
  ).transformed;

  const visitedComponents = named[nodes.indexOf(components as ts.Node)];
  const visitedSchemas = membersOf(membersOf(visitedComponents).get('schemas')?.type);
  const entities = [...visitedSchemas.values()].flatMap((member) => {
    const name = nameOf(member);
    if (pages.has(name)) return [pageOf(member, pages.get(name))];
    return isNamed(name) ? [interfaceOf(member)] : [];
  });
  const names = [...schemas.keys()].filter(isNamed);
  const referring = ts.transform(
    [...named],
    [
      (context) => (root) => {
        const visit = (node: ts.Node): ts.Node => {
          if (
            isMember(node) &&
            visitedSchemas.get(nameOf(node)) === node &&
            isNamed(nameOf(node))
          ) {
            const reference = factory.createTypeReferenceNode(nameOf(node));
            return factory.updatePropertySignature(
              node,
              node.modifiers,
              node.name,
              node.questionToken,
              reference,
            );
          }
          return ts.visitEachChild(node, visit, context);
        };
        return visit(root);
      },
    ],
  ).transformed;
  return {
    schema: `import type {\n  ${names.join(',\n  ')},\n} from './entities';\n\n${astToString([...referring])}`,
    entities: entities.map((entity) => astToString([entity])).join('\n'),
  };
}
