import type { Messages } from '../en';

export const richText: Messages['richText'] = {
  code: 'Programmcode',
  formula: 'Formel',
  table: 'Tabelle',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  format: {
    label: 'Textformat',
    names: { plain: 'Einfacher Text', markdown: 'Markdown' },
    hint: 'Markdown zeigt `Code`, Codeblöcke zwischen Zeilen aus ```, Formeln zwischen $-Zeichen, Listen, Tabellen, Links und Bilder.',
    preview: 'Vorschau',
    toolbar: (field) => `Formatieren: ${field}`,
    pressed: (mark, key) => `${mark} (Strg+${key})`,
    marks: { bold: 'Fett', code: 'Code', formula: 'Formel' },
  },
};
