import {
  foundAt,
  leaveOutBlanks,
  markedUpText,
  mostOptionsRead,
  optionOf,
  plainText,
  refuseKind,
  type FoundQuestion,
  type FoundText,
} from '../found/found';
import {
  childOf,
  childrenOf,
  textIn,
  within,
  type MarkupElement,
  type MarkupNode,
} from '../markup/elements';
import { readHtml } from '../markup/readHtml';
import { takeNumbers } from '../found/numbers';
import { numbersOfCanvas } from './numberRules';

/** The nodes of all material in an element, and not in those of the given names. */
function materialIn(element: MarkupElement, except: readonly string[]): MarkupNode[] {
  return childrenOf(element).flatMap((child): MarkupNode[] => {
    if (except.includes(child.name)) return [];
    if (child.name === 'mattext') {
      const isHtml = /html/i.test(child.attributes['texttype'] ?? '');
      const nodes = isHtml ? readHtml(textIn(child)) : [textIn(child)];
      return [{ name: isHtml ? 'div' : 'pre', attributes: {}, children: nodes, line: 0 }];
    }
    if (child.name === 'matimage') {
      const { uri = '', label = '', imagtype = 'image/png', embedded } = child.attributes;
      const src = embedded === 'base64' ? `data:${imagtype};base64,${textIn(child)}` : uri;
      return [{ name: 'img', attributes: { src, alt: label }, children: [], line: 0 }];
    }
    if (/^mat(?:audio|video|applet|application)$/.test(child.name)) {
      return [{ name: 'embed', attributes: {}, children: [], line: 0 }];
    }
    return materialIn(child, except);
  });
}

const responses = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'];

const materialOf = (element: MarkupElement | undefined, ...except: string[]): FoundText =>
  element ? markedUpText(materialIn(element, except)) : plainText('');

/** What the metadata of an item say, by their labels. */
function metadataOf(item: MarkupElement): Map<string, string> {
  return new Map(
    within(item, 'qtimetadatafield').map((field) => [
      textIn(childOf(field, 'fieldlabel') ?? field).trim(),
      textIn(childOf(field, 'fieldentry') ?? field).trim(),
    ]),
  );
}

/** The kinds of Canvas and of Common Cartridge that `exchange.problems.kinds` has a name for. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/essay/, 'essay'],
  [/short_answer|fib/, 'shortAnswer'],
  [/matching/, 'matching'],
  [/calculated/, 'calculated'],
  [/file_upload/, 'upload'],
  [/text_only/, 'description'],
  [/blanks|dropdowns|pattern_match/, 'cloze'],
  [/ordering/, 'ordering'],
  [/hot_spot/, 'hotspot'],
];

function kindOf(item: MarkupElement, type: string): string {
  const named = kinds.find(([pattern]) => pattern.test(type))?.[1];
  if (named) return named;
  const asked = within(item, ...responses);
  if (asked.length > 1) return 'several';
  if (asked.length === 0) return 'description';
  return within(item, 'render_fib').length > 0 ? 'shortAnswer' : type || 'custom';
}

interface Rule {
  /** Whether it says itself that it is about the right answer. */
  isForRight: boolean;
  /** The options that its condition asks for. */
  names: string[];
  points: number;
  feedback: string[];
}

/** What an element compares the response with, but for what it must not be. */
const wantedIn = (element: MarkupElement): string[] =>
  childrenOf(element).flatMap((child) =>
    child.name === 'not'
      ? []
      : child.name === 'varequal'
        ? [textIn(child).trim()]
        : wantedIn(child),
  );

const rulesOf = (item: MarkupElement): Rule[] =>
  within(item, 'respcondition').map((rule) => ({
    isForRight: /^yes$/i.test(rule.attributes['correctanswer'] ?? ''),
    names: childrenOf(rule, 'conditionvar').flatMap(wantedIn),
    points: Math.max(
      0,
      ...childrenOf(rule, 'setvar').map((change) =>
        /SCORE|^$/i.test(change.attributes['varname'] ?? '') ? Number(textIn(change)) || 0 : 0,
      ),
    ),
    feedback: childrenOf(rule, 'displayfeedback').map(
      ({ attributes }) => attributes['linkrefid'] ?? '',
    ),
  }));

/** What students read after their answers, by its name. */
const feedbacksIn = (item: MarkupElement): Map<string, FoundText> =>
  new Map(
    childrenOf(item, 'itemfeedback').map((feedback) => [
      feedback.attributes['ident'] ?? '',
      materialOf(feedback),
    ]),
  );

function readNumbers(item: MarkupElement, found: FoundQuestion): void {
  const { line, path, notes } = found;
  const { general_fb: explanation = plainText(''), ...others } = Object.fromEntries(
    feedbacksIn(item),
  );
  found.explanation = explanation;
  if (Object.values(others).some(({ plain }) => plain !== '')) {
    notes.push({ line, path, field: 'answer', say: (say) => say.numeric.feedback });
  }
  takeNumbers(found, numbersOfCanvas(item));
}

/** Whether an option is asked for on a condition under which points are earned. */
function readChoice(item: MarkupElement, response: MarkupElement, found: FoundQuestion): void {
  const labels = within(response, 'response_label').slice(0, mostOptionsRead);
  const names = labels.map(({ attributes }) => attributes['ident'] ?? '');
  const rules = rulesOf(item);
  found.isMultiple = /multiple/i.test(response.attributes['rcardinality'] ?? '');
  const most = Math.max(0, ...rules.map(({ points }) => points));
  const earning = rules.filter(({ points }) => points > 0 && (found.isMultiple || points === most));
  const meant = earning.length > 0 ? earning : rules.filter(({ isForRight }) => isForRight);
  const wanted = new Set(meant.flatMap((rule) => rule.names));
  found.right = names.flatMap((name, place) => (wanted.has(name) ? [place] : []));
  const feedbacks = feedbacksIn(item);
  found.explanation = feedbacks.get('general_fb') ?? plainText('');
  const feedbackOf = (name: string) => {
    const shown = rules.find(
      (rule) => rule.names.length === 1 && rule.names[0] === name && rule.feedback.length > 0,
    );
    const ident = shown?.feedback.find((each) => !/^(?:general|correct)/.test(each));
    return feedbacks.get(`${name}_fb`) ?? feedbacks.get(ident ?? '');
  };
  found.options = labels.map((label, place) =>
    optionOf(materialOf(label), feedbackOf(names[place]!)),
  );
  leaveOutBlanks(found);
  const isSound = (ident: string) =>
    ident === 'general_fb' || names.some((name) => ident === `${name}_fb`);
  if ([...feedbacks].some(([ident, { plain }]) => plain !== '' && !isSound(ident))) {
    const { line, path } = found;
    found.notes.push({ line, path, field: 'description', say: (say) => say.feedback });
  }
}

/** Reads an item of QTI 1.2, as Canvas and Common Cartridges have it. */
export function readCanvasItem(item: MarkupElement, path: string | undefined): FoundQuestion {
  const found = foundAt(item.line, path);
  const metadata = metadataOf(item);
  const type = metadata.get('question_type') ?? metadata.get('cc_profile') ?? '';
  const presentation = childOf(item, 'presentation');
  const asked = presentation ? within(presentation, ...responses) : [];
  const [response] = asked;
  found.name = (item.attributes['title'] ?? '').trim();
  found.text = materialOf(presentation, ...responses);
  // Other tools put the question itself beside the options.
  if (found.text.plain === '' && response) found.text = materialOf(response, 'render_choice');
  if (found.text.plain === '' && found.text.losses.size === 0) found.text = plainText(found.name);
  const isChoice =
    asked.length === 1 &&
    response?.name === 'response_lid' &&
    within(response, 'render_choice').length === 1 &&
    within(response, 'render_choice', 'render_fib', 'render_extension').length === 1;
  const isOther = kinds.some(([pattern]) => pattern.test(type));
  if (response && isChoice && !isOther) readChoice(item, response, found);
  else if (/numerical/.test(type) && asked.length === 1) readNumbers(item, found);
  else refuseKind(found, kindOf(item, type));
  return found;
}
