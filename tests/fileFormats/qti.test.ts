import { describe, expect, it } from 'vitest';
import { recognizeFormat } from '../../src/fileFormats/formats';
import { importing } from './importing';

const read = (text: string) => importing([{ text, format: 'qti' }]);

const item2 = (body: string, declared = '<correctResponse><value>c2</value></correctResponse>') =>
  `<?xml version="1.0"?>
<!-- an item -->
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i1" title="Name" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">${declared}</responseDeclaration>
  <itemBody>${body}</itemBody>
  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="c1" showHide="show">No.</modalFeedback>
  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="solution" showHide="show">Because.</modalFeedback>
</assessmentItem>`;

const choices = (...texts: string[]) =>
  texts
    .map((text, place) => `<simpleChoice identifier="c${place + 1}">${text}</simpleChoice>`)
    .join('\n');

const interaction = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
  <prompt>What is <em>it</em>?</prompt>
  ${choices('1', '2<feedbackInline outcomeIdentifier="F" identifier="c2" showHide="show">Yes!</feedbackInline>', '3', '4')}
</choiceInteraction>`;

describe('QTI 2', () => {
  it('reads an item: its text and prompt, its options, key and feedback', async () => {
    const { found, drafts, said } = await read(
      item2(
        `<p>Look at this.</p><pre>a\n  b</pre>${interaction}<rubricBlock view="scorer"><p>Secret</p></rubricBlock>`,
      ),
    );
    expect(found[0]).toMatchObject({ name: 'Name', line: 3 });
    expect(drafts).toEqual([
      {
        title: 'Look at this.\na\n  b\nWhat is it?',
        description: 'Because.',
        options: { A: '1', B: '2', C: '3', D: '4' },
        answer: 'B',
        type: 'FE',
        difficulty: 'easy',
      },
    ]);
    expect(found[0]?.options.map(({ feedback }) => feedback?.plain)).toEqual([
      'No.',
      'Yes!',
      undefined,
      undefined,
    ]);
    expect(said).toEqual([
      '3 options: Feedback on options is not imported.',
      '3 title: HTML was converted to plain text.',
    ]);
  });

  it('reads the key from what earns points', async () => {
    const { drafts } = await read(
      item2(
        interaction,
        '<mapping defaultValue="0"><mapEntry mapKey="c3" mappedValue="1"/><mapEntry mapKey="c1" mappedValue="-1"/></mapping>',
      ),
    );
    expect(drafts[0]?.answer).toBe('C');
  });

  it.each([
    ['<p>Only words</p>', 'text without a question'],
    [`${interaction}${interaction}`, 'several questions in one'],
    ['<orderInteraction responseIdentifier="RESPONSE"/>', 'an ordering question'],
    ['<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>', 'a short-answer question'],
    [
      `<p><printedVariable identifier="X"/></p>${interaction}`,
      'a question that another file or chance completes',
    ],
  ])('leaves out %j', async (body, name) => {
    const { drafts, said } = await read(item2(body));
    expect(drafts).toEqual([]);
    expect(said).toEqual([
      `3 options: This is ${name}. Only questions with options or a number can be imported.`,
    ]);
  });

  it('does not import half of a question with a picture', async () => {
    const { found, said } = await read(
      item2(`<p><object type="image/png" data="images/sign.png"/></p>${interaction}`),
    );
    expect(found[0]?.text.pictures).toEqual(['images/sign.png']);
    expect(said[0]).toBe('3 title: Contains a picture, which cannot be imported yet.');
  });
});

describe('QTI 3', () => {
  it('reads an item with several right options', async () => {
    const { found } =
      await read(`<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i3" title="T">
      <qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier">
        <qti-correct-response><qti-value>a</qti-value><qti-value>c</qti-value></qti-correct-response>
      </qti-response-declaration>
      <qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="0">
        <qti-prompt>Which?</qti-prompt>
        <qti-simple-choice identifier="a">1</qti-simple-choice>
        <qti-simple-choice identifier="b">2</qti-simple-choice>
        <qti-simple-choice identifier="c">3</qti-simple-choice>
      </qti-choice-interaction></qti-item-body>
    </qti-assessment-item>`);
    expect(found[0]).toMatchObject({ right: [0, 2], isMultiple: true, problems: [] });
    expect(found[0]?.text.plain).toBe('Which?');
    expect(found[0]?.options.map(({ text }) => text.plain)).toEqual(['1', '2', '3']);
  });
});

const canvasItem = (type: string, response: string, rules: string, rest = '') => `
<item ident="g1" title="Question">
  <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation><material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;What &amp;amp; why?&lt;/p&gt;&lt;pre&gt;a
  b&lt;/pre&gt;&lt;/div&gt;</mattext></material>${response}</presentation>
  <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>
  ${rest}
</item>`;

const canvas = (...items: string[]) =>
  `<?xml version="1.0"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Quiz"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;

const labels = (cardinality: string) =>
  `<response_lid ident="response1" rcardinality="${cardinality}"><render_choice>${[
    '1',
    '2',
    '3',
    '4',
  ]
    .map(
      (text) =>
        `<response_label ident="70${text}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid>`;

describe('QTI 1.2', () => {
  it("reads Canvas's choices with their feedback", async () => {
    const feedback = (ident: string, text: string) =>
      `<itemfeedback ident="${ident}"><flow_mat><material><mattext texttype="text/html">${text}</mattext></material></flow_mat></itemfeedback>`;
    const { found, drafts, said } = await read(
      canvas(
        canvasItem(
          'multiple_choice_question',
          labels('Single'),
          `<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>
           <respcondition continue="Yes"><conditionvar><varequal respident="response1">701</varequal></conditionvar><displayfeedback feedbacktype="Response" linkrefid="701_fb"/></respcondition>
           <respcondition continue="No"><conditionvar><varequal respident="response1">703</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`,
          feedback('general_fb', 'Because.') + feedback('701_fb', 'No.'),
        ),
      ),
    );
    expect(drafts).toMatchObject([
      { title: 'What & why?\na\n  b', description: 'Because.', answer: 'C' },
    ]);
    expect(found[0]?.options[0]?.feedback?.plain).toBe('No.');
    expect(said).toEqual(['3 options: Feedback on options is not imported.']);
  });

  it('reads several right options, but not those that must not be chosen', async () => {
    const { found } = await read(
      canvas(
        canvasItem(
          'multiple_answers_question',
          labels('Multiple'),
          `<respcondition continue="No"><conditionvar><and><varequal respident="response1">701</varequal><varequal respident="response1">704</varequal><not><varequal respident="response1">702</varequal></not></and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`,
        ),
      ),
    );
    expect(found[0]).toMatchObject({ right: [0, 3], isMultiple: true });
  });

  it.each([
    ['essay_question', '<response_str ident="r"><render_fib/></response_str>', 'an essay question'],
    ['matching_question', labels('Single') + labels('Single'), 'a matching question'],
    ['text_only_question', '', 'text without a question'],
    ['', labels('Single') + labels('Single'), 'several questions in one'],
  ])('leaves out the kind %s', async (type, response, name) => {
    const { said } = await read(canvas(canvasItem(type, response, '')));
    expect(said).toEqual([
      `3 options: This is ${name}. Only questions with options or a number can be imported.`,
    ]);
  });
});

it.each([
  item2(interaction),
  canvas(''),
  '\ufeff<x:questestinterop xmlns:x="u"/>',
  '<html></html>',
])('recognizes %j by its root element', (text) =>
  expect(recognizeFormat(text, 'x.txt')).toBe('qti'),
);
