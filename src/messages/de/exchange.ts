import type { Messages } from '../en';
import { count, number } from './counting';

const some = (many: number): string => count(many, { one: '# Frage', other: '# Fragen' });
const are = (many: number): string => count(many, { one: 'ist', other: 'sind' });

export const exchange: Messages['exchange'] = {
  formats: { csv: 'CSV', aiken: 'Aiken', gift: 'GIFT' },
  exportTitle: 'Fragen exportieren',
  exportWhat: 'Fragen',
  exportAll: (many) => count(many, { one: 'Die Frage', other: 'Alle # Fragen' }),
  exportSelected: (many) => `${some(many)} ausgewählt`,
  exportAs: {
    csv: 'CSV, für Tabellenprogramme',
    gift: 'GIFT, für Moodle',
  },
  fileName: 'fragen',
  title: 'Fragen importieren',
  source: {
    drop: 'Wählen Sie eine Datei, oder legen Sie sie hier ab',
    dropHint:
      'CSV, Aiken oder GIFT, bis 20 MB. Sie wird auf diesem Gerät gelesen; gesendet wird noch nichts.',
    file: 'Datei auswählen',
    paste: 'Oder fügen Sie Fragen hier ein',
    read: 'Fragen prüfen',
    example: 'Beispiel herunterladen',
    exampleFile: 'fragen-beispiel',
    nothing: 'Hier steht kein Text. Wählen Sie eine Datei, oder fügen Sie Fragen ein.',
    tooLarge: (megabytes) =>
      `Diese Datei ist größer als ${number(megabytes)} MB. Teilen Sie sie, und importieren Sie die Teile.`,
    unreadable:
      'Diese Datei konnte nicht gelesen werden. Öffnen Sie sie noch einmal, oder wählen Sie eine andere.',
    notText:
      'Das ist keine Textdatei. Speichern Sie sie in Ihrem Tabellenprogramm als CSV, und wählen Sie diese Datei.',
  },
  reading: 'Wird gelesen …',
  readSoFar: (many) => `Bisher ${some(many)}`,
  format: 'Format',
  automatic: (format) => `${format} (erkannt)`,
  defaults: {
    choose: 'Auswählen …',
    missing: (many) =>
      count(many, {
        one: 'Für # Frage, die es nicht sagt.',
        other: 'Für # Fragen, die es nicht sagen.',
      }),
  },
  twins: {
    label: 'Doppelte',
    skip: (many) => `${number(many)} auslassen`,
    take: (many) => `${number(many)} trotzdem hinzufügen`,
  },
  summary: {
    new: (many) =>
      count(many, {
        one: '# Frage kann hinzugefügt werden',
        other: '# Fragen können hinzugefügt werden',
      }),
    twins: (many) => count(many, { one: '# doppelte', other: '# doppelte' }),
    refused: (many) =>
      count(many, {
        one: '# kann nicht übernommen werden',
        other: '# können nicht übernommen werden',
      }),
    none: 'Hier wurde keine Frage gefunden. Ist das Format richtig?',
  },
  view: 'Was gefunden wurde',
  preview: 'Vorschau',
  previewPages: 'Seiten der Vorschau',
  previous: 'Vorige Fragen',
  next: 'Nächste Fragen',
  report: 'Bericht',
  reportColumns: { line: 'Zeile', field: 'Feld', message: 'Was zu ändern ist' },
  reportEmpty: 'Alles kann übernommen werden.',
  download: 'Bericht herunterladen',
  reportFile: 'import-bericht',
  back: 'Zurück',
  add: (many) => (many === 0 ? 'Nichts hinzuzufügen' : `${some(many)} hinzufügen`),
  adding: 'Fragen werden hinzugefügt',
  added: (done, all) => `${number(done)} von ${number(all)} hinzugefügt`,
  stop: 'Anhalten',
  stopQuestion: {
    title: 'Import anhalten?',
    text: 'Hinzugefügte Fragen bleiben in der Sammlung.',
    stop: 'Anhalten',
    stay: 'Weitermachen',
  },
  done: (many) => `${some(many)} hinzugefügt`,
  doneNone: 'Keine Frage wurde hinzugefügt',
  doneUnsure: 'Vielleicht wurde keine Frage hinzugefügt',
  left: (many) =>
    `${some(many)} ${are(many)} übrig. Was hinzugefügt wurde, wird nicht noch einmal hinzugefügt.`,
  leftUnsure: (many) =>
    `${some(many)} ${are(many)} übrig, und manche davon stehen vielleicht schon in der Sammlung: Die letzte Antwort ging verloren. Was hinzugefügt wurde, wird nicht noch einmal hinzugefügt.`,
  failed:
    'Der Import hielt an: Der Server war nicht erreichbar oder antwortete nicht, wie er sollte.',
  stopped: 'Sie haben den Import angehalten.',
  refused: (many) => `Der Server hat ${some(many)} abgelehnt.`,
  reportKept: 'Was nicht übernommen wurde, steht im Bericht.',
  goOn: 'Rest hinzufügen',
  undo: 'Import rückgängig machen',
  undoing: 'Fragen werden entfernt',
  removed: (done, all) => `${number(done)} von ${number(all)} entfernt`,
  undone: (many) =>
    many === 0
      ? 'Nichts aus diesem Import steht in der Sammlung.'
      : count(many, {
          one: 'Die Frage wurde wieder entfernt.',
          other: '# Fragen wurden wieder entfernt.',
        }),
  notUndone: (many) =>
    many === 0
      ? 'Was hinzugefügt wurde, ließ sich nicht feststellen. Versuchen Sie es noch einmal.'
      : count(many, {
          one: '# Frage konnte nicht entfernt werden. Versuchen Sie es noch einmal.',
          other: '# Fragen konnten nicht entfernt werden. Versuchen Sie es noch einmal.',
        }),
  undoStopped: (many) =>
    `Sie haben angehalten. ${some(many)} aus diesem Import ${are(many)} noch in der Sammlung.`,
  stopUndoQuestion: {
    title: 'Entfernen anhalten?',
    text: 'Entfernte Fragen sind weg. Die anderen bleiben in der Sammlung.',
  },
  another: 'Mehr importieren',
  finish: 'Fertig',
  fields: {
    file: 'Datei',
    title: 'Titel',
    description: 'Beschreibung',
    options: 'Optionen',
    answer: 'Richtige Antwort',
    type: 'Kategorie',
    difficulty: 'Schwierigkeit',
    option: (letter) => `Option ${letter}`,
  },
  problems: {
    missing: 'Es fehlt. Schreiben Sie es in die Datei.',
    tooLong: (length, limit) =>
      `Es hat ${number(length)} Zeichen. Kürzen Sie es auf ${number(limit)}.`,
    unstorable: 'Es enthält ein Zeichen, das nicht gespeichert werden kann. Entfernen Sie es.',
    missingDefault: (many) =>
      count(many, {
        one: 'Es fehlt in der Datei. Wählen Sie es oben für alle.',
        other: 'Bei # Fragen fehlt es. Wählen Sie es oben für alle.',
      }),
    optionCount: (many) =>
      many > 4
        ? `Es gibt ${number(many)} Optionen. Behalten Sie vier.`
        : `Es gibt ${number(many)} von vier Optionen. Schreiben Sie die anderen dazu.`,
    noAnswer: 'Keine Option ist als richtig markiert. Markieren Sie eine.',
    severalAnswers: (many) =>
      `${number(many)} Optionen sind als richtig markiert. Behalten Sie eine davon.`,
    unknownAnswer: (text) => `„${text}“ ist keine der Optionen. Schreiben Sie A, B, C oder D.`,
    unknownType: (text) =>
      `„${text}“ ist nicht bekannt. Schreiben Sie FE, BE oder DO (Frontend, Backend, DevOps).`,
    unknownDifficulty: (text) =>
      `„${text}“ ist nicht bekannt. Schreiben Sie easy (leicht), medium (mittel) oder hard (schwer).`,
    columns: (names) => `Die erste Zeile muss die Spalten nennen. Es fehlen: ${names}.`,
    quotes: 'Die Anführungszeichen sind nicht paarweise. Verdoppeln Sie die innerhalb einer Zelle.',
    moreCells: (cells, columns) =>
      `Es sind ${number(cells)} Zellen für ${number(columns)} Spalten. Setzen Sie Texte mit Kommas in Anführungszeichen.`,
    aikenStray:
      'Diese Zeile ist keine Option und keine Antwort. Beginnen Sie Optionen mit A. B. C. D.',
    aikenOrder: (found, wanted) => `Option ${found} steht, wo ${wanted} stehen sollte.`,
    aikenEarly: 'Hier steht eine Antwort ohne Frage. Schreiben Sie die Frage darüber.',
    giftKind: (kind) =>
      `Es ist ${kind}. Übernommen werden nur Fragen mit einer richtigen unter vier Optionen.`,
    giftKinds: {
      Description: 'ein Text ohne Frage',
      Numerical: 'eine Frage nach einer Zahl',
      Short: 'eine Frage nach einer kurzen Antwort',
      Essay: 'ein Freitext',
      TF: 'eine Frage mit Wahr oder Falsch',
      Matching: 'eine Zuordnungsfrage',
    },
    giftSyntax: (column) =>
      `Ab dem ${number(column)}. Zeichen ist es nicht lesbar. Setzen Sie \\ vor ~ = # { } :, wenn sie Text sind.`,
    giftLong: 'Es ist zu lang für eine Frage. Trennen Sie Fragen durch leere Zeilen.',
    giftFeedback: 'Rückmeldungen zu einzelnen Optionen werden nicht übernommen.',
    giftWeights: 'Teilpunkte werden nicht übernommen: Es zählt die Option mit =.',
    markup: 'Das HTML wurde in reinen Text umgewandelt.',
    encoding:
      'Es ist nicht in UTF-8 und wurde als Windows-1252 gelesen. Prüfen Sie Umlaute und Akzente.',
    inBank: 'Sie haben sie schon.',
    changedInBank:
      'Sie haben sie schon, mit anderen Worten. Der Import ändert keine Frage, er fügt eine weitere hinzu.',
    twinInFile: (line) => `Sie ist die gleiche wie in Zeile ${number(line)}.`,
  },
};
