import '@citolab/qti-components/qti-elements';
import '@citolab/qti-components/qti-interactions';
import '@citolab/qti-components/item.css';
import type { BenchPaper, BenchQuestion } from '../paper';
import { enter } from './contestant';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A question as an assessment item of QTI 3, whose elements the package defines. */
const itemOf = ({ _id, title, options }: BenchQuestion): string => `
  <qti-assessment-item identifier="${_id}" title="${escaped(title)}" adaptive="false" time-dependent="false">
    <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"></qti-response-declaration>
    <qti-item-body>
      <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">
        <qti-prompt>${escaped(title)}</qti-prompt>
        ${Object.entries(options)
          .map(
            ([letter, text]) =>
              `<qti-simple-choice identifier="${letter}">${escaped(text)}</qti-simple-choice>`,
          )
          .join('')}
      </qti-choice-interaction>
    </qti-item-body>
  </qti-assessment-item>`;

enter({
  prepare: ({ title, questions }: BenchPaper) =>
    `<h1>${escaped(title)}</h1>${questions.map(itemOf).join('')}`,
  draw: (element, items) => {
    element.innerHTML = items;
  },
  question: 'qti-assessment-item',
  option: 'qti-simple-choice',
});
