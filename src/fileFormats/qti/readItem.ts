import {
  foundAt,
  markedUpText,
  mostOptionsRead,
  optionOf,
  plainText,
  refuseKind,
  type FoundQuestion,
  type Remark,
} from '../found/found';
import {
  childOf,
  childrenOf,
  textIn,
  within,
  type MarkupElement,
  type MarkupNode,
} from '../markup/elements';
import { takeNumbers } from '../found/numbers';
import { asQti2, idIn } from './names';
import { numbersOfItem } from './numberRules';

/** The kinds of QTI that `exchange.problems.kinds` has a name for. */
const kinds: Readonly<Record<string, string>> = {
  associateInteraction: 'matching',
  customInteraction: 'custom',
  drawingInteraction: 'hotspot',
  endAttemptInteraction: 'custom',
  extendedTextInteraction: 'essay',
  gapMatchInteraction: 'cloze',
  graphicAssociateInteraction: 'hotspot',
  graphicGapMatchInteraction: 'hotspot',
  graphicOrderInteraction: 'hotspot',
  hotspotInteraction: 'hotspot',
  hottextInteraction: 'cloze',
  inlineChoiceInteraction: 'cloze',
  matchInteraction: 'matching',
  mediaInteraction: 'media',
  orderInteraction: 'ordering',
  portableCustomInteraction: 'custom',
  positionObjectInteraction: 'hotspot',
  selectPointInteraction: 'hotspot',
  sliderInteraction: 'slider',
  textEntryInteraction: 'shortAnswer',
  uploadInteraction: 'upload',
};
const interactions = [
  ...Object.keys(kinds),
  'choiceInteraction',
  'positionObjectStage',
  'customOperator',
];

/** What is said only after an answer, or to others than students. */
const aside = new Set(['feedbackInline', 'feedbackBlock', 'rubricBlock', 'stylesheet']);
/** Elements by which another file, or chance, decides what the question is. */
const unread = ['templateDeclaration', 'assessmentStimulusRef', 'include', 'printedVariable'];

/** Elements without those that are no part of the question itself. */
const withoutAside = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes
    .filter(
      (node) =>
        typeof node === 'string' || !(aside.has(node.name) || interactions.includes(node.name)),
    )
    .map((node) =>
      typeof node === 'string' ? node : { ...node, children: withoutAside(node.children) },
    );

/** What an item declares of a response; of an only one, whatever it is called. */
function declarationOf(item: MarkupElement, identifier: string): MarkupElement | undefined {
  const declarations = childrenOf(item, 'responseDeclaration');
  const named = declarations.find(({ attributes }) => attributes['identifier'] === identifier);
  return named ?? (declarations.length === 1 ? declarations[0] : undefined);
}

/** The identifiers of the right options: as declared, else those that earn points. */
function keyIn(declaration: MarkupElement): string[] {
  const correct = within(declaration, 'correctResponse').flatMap((response) =>
    within(response, 'value').map((value) => textIn(value).trim()),
  );
  if (correct.length > 0) return correct;
  return within(declaration, 'mapEntry').flatMap(({ attributes }) =>
    Number(attributes['mappedValue'] ?? 0) > 0 ? [attributes['mapKey'] ?? ''] : [],
  );
}

/** Names by which authoring tools call feedback for everyone. */
const forEveryone = /general|solution|explanation|rationale/i;

function readFeedback(item: MarkupElement, found: FoundQuestion, names: readonly string[]): void {
  for (const modal of childrenOf(item, 'modalFeedback')) {
    const text = markedUpText(modal.children);
    const name = modal.attributes['identifier'] ?? '';
    const place = names.indexOf(name);
    const option = found.options[place];
    if (option && text.plain !== '') option.feedback ??= text;
    else if (forEveryone.test(name)) found.explanation = text;
    else if (text.plain !== '') {
      const { line, path } = found;
      const say: Remark['say'] = (words) =>
        found.typed ? words[found.typed.kind].feedback : words.feedback;
      found.notes.push({ line, path, field: 'description', say });
    }
  }
}

function readChoice(item: MarkupElement, choice: MarkupElement, found: FoundQuestion): void {
  const identifier = choice.attributes['responseIdentifier'] ?? 'RESPONSE';
  const options = within(choice, 'simpleChoice').slice(0, mostOptionsRead);
  const names = options.map(({ attributes }) => attributes['identifier'] ?? '');
  const declaration = declarationOf(item, identifier);
  const key = declaration ? keyIn(declaration) : [];
  found.isMultiple = declaration?.attributes['cardinality'] === 'multiple';
  found.options = options.map(({ children }) =>
    optionOf(
      markedUpText(withoutAside(children)),
      markedUpText(
        children.filter((child) => typeof child !== 'string' && child.name === 'feedbackInline'),
      ),
    ),
  );
  found.right = names.flatMap((name, place) => (key.includes(name) ? [place] : []));
  readFeedback(item, found, names);
}

function readNumbers(item: MarkupElement, declared: MarkupElement, found: FoundQuestion): void {
  takeNumbers(found, numbersOfItem(item, declared));
  readFeedback(item, found, []);
}

/** Marks the gaps of a text that continues after them. */
const withGaps = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    const isWithin = nodes.slice(place + 1).some((next) => textIn(next).trim() !== '');
    if (node.name === 'textEntryInteraction' && isWithin) return '_____';
    return { ...node, children: withGaps(node.children) };
  });

/** Reads an item of QTI 2 or 3, whose question is all that stands around its options. */
export function readItem(written: MarkupElement, path: string | undefined): FoundQuestion {
  const item = asQti2(written);
  const found = foundAt(item.line, path);
  const { attributes } = item;
  found.id = idIn(attributes['identifier'] ?? '');
  found.name = (attributes['title'] ?? '').trim();
  const body = childOf(item, 'itemBody');
  const asked = body ? within(body, ...interactions) : [];
  const [choice] = asked;
  const declared =
    choice?.name === 'textEntryInteraction'
      ? declarationOf(item, choice.attributes['responseIdentifier'] ?? '')
      : undefined;
  const prompts = asked.flatMap((interaction) => childrenOf(interaction, 'prompt'));
  found.text = markedUpText(withoutAside([...withGaps(body?.children ?? []), ...prompts]));
  if (found.text.plain === '' && found.text.losses.size === 0) found.text = plainText(found.name);
  if (within(item, ...unread).length > 0 || attributes['adaptive'] === 'true') {
    refuseKind(found, 'computed');
  } else if (!choice) {
    refuseKind(found, 'description');
  } else if (asked.length > 1) {
    refuseKind(found, 'several');
  } else if (choice.name === 'choiceInteraction') {
    readChoice(item, choice, found);
  } else if (declared && /^(?:float|integer)$/.test(declared.attributes['baseType'] ?? '')) {
    readNumbers(item, declared, found);
  } else {
    refuseKind(found, kinds[choice.name] ?? 'custom');
  }
  return found;
}
