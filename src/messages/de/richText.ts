import type { Messages } from '../en';

export const richText: Messages['richText'] = {
  code: 'Programmcode',
  formula: 'Formel',
  table: 'Tabelle',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  unnamedPicture: 'Bild',
  pictureFailed: 'Dieses Bild wurde nicht geladen.',
  retry: 'Erneut versuchen',
  picture: {
    add: 'Bild hinzufügen',
    another: 'Anderes Bild wählen',
    hint: 'PNG, JPEG, WebP oder AVIF. Sie können ein Bild auch in die Frage einfügen oder hineinziehen.',
    file: 'Bild',
    chosen: 'Das gewählte Bild',
    alt: 'Was das Bild zeigt',
    altHint: 'Wird Lernenden vorgelesen, die es nicht sehen können. Verraten Sie die Lösung nicht.',
    altRequired: 'Beschreiben Sie, was das Bild zeigt.',
    insert: 'Bild einfügen',
    inserting: 'Wird hochgeladen …',
    discard: 'Bild verwerfen',
    tooLarge: (megabytes) => `Dieses Bild hat mehr als ${megabytes} MB. Wählen Sie ein kleineres.`,
    becomesMarkdown:
      'Mit dem Bild wird das Textformat zu Markdown. Was Sie geschrieben haben, sieht aus wie zuvor.',
    notInserted: 'Dieses Bild ist noch nicht in der Frage. Fügen Sie es ein oder verwerfen Sie es.',
    failed:
      'Dieses Bild wurde nicht hochgeladen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  format: {
    label: 'Textformat',
    names: { plain: 'Einfacher Text', markdown: 'Markdown' },
    hint: 'Markdown zeigt `Code`, Codeblöcke zwischen Zeilen aus ```, Formeln zwischen $-Zeichen, Listen, Tabellen, Links und Bilder.',
    preview: 'Vorschau',
    toolbar: 'Formatierung',
    pressed: (mark, key) => `${mark} (Strg+${key})`,
    marks: { bold: 'Fett', code: 'Code', formula: 'Formel' },
    examples: { bold: 'Text', code: 'Code', formula: 'x' },
  },
};
