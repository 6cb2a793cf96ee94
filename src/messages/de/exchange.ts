import type { Messages } from '../en';
import { count, number } from './counting';
import { equalOptions } from './questions';

const some = (many: number): string => count(many, { one: '# Frage', other: '# Fragen' });
const are = (many: number): string => count(many, { one: 'ist', other: 'sind' });
const somePictures = (many: number): string => count(many, { one: '# Bild', other: '# Bilder' });
const thePicture = (name: string): string =>
  name === '' ? 'Das Bild darin' : `Das Bild „${name}“`;

export const exchange: Messages['exchange'] = {
  exportTitle: 'Fragen exportieren',
  exportWhat: 'Fragen',
  exportAll: (many) => count(many, { one: '# Frage', other: 'Alle # Fragen' }),
  exportSelected: (many) =>
    count(many, { one: '# ausgewählte Frage', other: '# ausgewählte Fragen' }),
  exportAs: {
    csv: 'CSV, für Tabellenprogramme',
    gift: 'GIFT, für Moodle',
    moodle: 'Moodle XML',
    qti: 'QTI 3.0, für andere Lernplattformen',
  },
  picturesStay: (many) =>
    `${somePictures(many)} ${are(many)} in dieser Datei nur genannt, nicht enthalten. Moodle XML und QTI 3.0 nehmen Bilder mit.`,
  picturesMissing: (many) =>
    `In der Datei ${count(many, { one: 'fehlt # Bild, das', other: 'fehlen # Bilder, die' })} Sie nicht sehen dürfen.`,
  exporting: 'Wird exportiert …',
  exportFailed:
    'Es wurde nichts exportiert, weil die Bilder nicht geladen wurden. Versuchen Sie es erneut.',
  fileName: 'fragen',
  title: 'Fragen importieren',
  source: {
    drop: 'Wählen Sie eine Datei oder legen Sie sie hier ab',
    dropHint: (formats) =>
      `Formate: ${formats}. Bis 20 MB. Die Datei wird auf diesem Gerät gelesen. Gesendet wird noch nichts.`,
    file: 'Datei auswählen',
    paste: 'Oder fügen Sie Fragen hier ein',
    read: 'Fragen prüfen',
    example: 'Beispiel herunterladen',
    exampleFile: 'fragen-beispiel',
    nothing: 'Es gibt nichts zu prüfen. Wählen Sie eine Datei oder fügen Sie Fragen ein.',
    tooLarge: (megabytes) =>
      `Diese Datei ist größer als ${number(megabytes)} MB. Teilen Sie sie und importieren Sie die Teile einzeln.`,
    unreadable:
      'Diese Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal oder wählen Sie eine andere.',
    notText:
      'Das ist keine Textdatei. Speichern Sie sie in Ihrem Tabellenprogramm als CSV und wählen Sie diese Datei.',
    archive: {
      nothing: 'Dieses Archiv enthält keine Fragen in einem Format, das importiert werden kann.',
      broken: 'Dieses Archiv ist beschädigt. Exportieren Sie es neu.',
      encrypted:
        'Dieses Archiv ist verschlüsselt. Speichern Sie es ohne Kennwort und wählen Sie es noch einmal.',
      overlapping:
        'Dateien dieses Archivs teilen sich dieselben Bytes, was kein übliches Programm tut. Packen Sie sie neu.',
      tooLarge: 'Dieses Archiv hat zu viele oder zu große Dateien. Teilen Sie es auf.',
    },
  },
  reading: 'Wird gelesen …',
  checking: 'Wird geprüft …',
  readSoFar: (many) => `Bisher ${some(many)}`,
  format: 'Format',
  encodings: {
    text: 'Zeichenkodierung',
    names: 'Zeichenkodierung der Dateinamen',
    hint: 'Die Datei nennt sie nicht, deshalb ist sie geraten. Wenn das Beispiel unten nicht lesbar ist, wählen Sie eine andere.',
    regions: {
      western: 'Westeuropäisch',
      central: 'Mitteleuropäisch',
      cyrillic: 'Kyrillisch',
      greek: 'Griechisch',
      turkish: 'Türkisch',
      hebrew: 'Hebräisch',
      arabic: 'Arabisch',
      baltic: 'Baltisch',
      southern: 'Südeuropäisch',
      nordic: 'Nordisch',
      celtic: 'Keltisch',
      romanian: 'Rumänisch',
      vietnamese: 'Vietnamesisch',
      thai: 'Thailändisch',
      japanese: 'Japanisch',
      simplifiedChinese: 'Chinesisch, vereinfacht',
      traditionalChinese: 'Chinesisch, traditionell',
      korean: 'Koreanisch',
      unicode: 'Unicode',
    },
  },
  tags: {
    label: 'HTML-Tags',
    hint: (many) => `Gilt für ${some(many)} mit Tags wie <code> und ohne Formatangabe.`,
    text: 'Als Text zeigen',
    html: 'Als Code und Formatierung lesen',
  },
  automatic: (format) => `${format} (erkannt)`,
  defaults: {
    choose: 'Auswählen …',
    missing: (many) =>
      count(many, {
        one: 'Für # Frage ohne Angabe.',
        other: 'Für # Fragen ohne Angabe.',
      }),
  },
  twins: {
    label: 'Duplikate',
    skip: (many) => `${number(many)} überspringen`,
    take: (many) => `${number(many)} trotzdem hinzufügen`,
  },
  columns: {
    title: 'Spalten',
    hint: 'Prüfen Sie, was aus jeder Spalte wird. Ihre Auswahl wird für Tabellen mit denselben Überschriften gespeichert.',
    headings: 'Überschriften',
    headingLine: (line, text) => `Zeile ${number(line)}: ${text}`,
    noHeadings: 'Die Tabelle hat keine Überschriften',
    column: 'Spalte',
    unnamed: (place) => `Spalte ${number(place)}`,
    becomes: 'Wird zu',
    roleOf: (column) => `„${column}“ wird zu`,
    line: (line) => `Zeile ${number(line)}`,
    detect: 'Spalten neu erkennen',
    roles: {
      title: 'Frage',
      option: (letter) => `Option ${letter}`,
      wrong: 'Falsche Antwort',
      answer: 'Richtige Antwort',
      description: 'Erklärung',
      tags: 'Schlagwörter',
      difficulty: 'Schwierigkeit',
      type: 'Kategorie',
      kind: 'Art der Frage',
      format: 'Textformat',
      _id: 'Kennung',
      leaveOut: 'Weglassen',
    },
    moved: (column) => `„${column}“ wird jetzt weggelassen.`,
  },
  counting: {
    label: 'Zahlen als richtige Antworten',
    one: 'Zählen ab 1 (1 ist Option A)',
    zero: 'Zählen ab 0 (0 ist Option A)',
    text: 'Entsprechen dem Text einer Option',
  },
  categories: {
    label: 'Kategorien in der Datei',
    named: (names, more) => (more > 0 ? `${names} und ${number(more)} weitere` : names),
    take: 'Als Schlagwörter übernehmen',
    leave: 'Weglassen',
  },
  summary: {
    new: (many) =>
      count(many, {
        one: '# Frage zum Hinzufügen',
        other: '# Fragen zum Hinzufügen',
      }),
    twins: (many) => count(many, { one: '# Duplikat', other: '# Duplikate' }),
    pending: (many) =>
      count(many, { one: '# braucht unten noch Angaben', other: '# brauchen unten noch Angaben' }),
    refused: (many) => `${number(many)} übersprungen`,
    pictures: somePictures,
    none: 'Keine Fragen gefunden. Prüfen Sie das Format.',
  },
  view: 'Ergebnis der Prüfung',
  preview: 'Vorschau',
  previewPages: 'Seiten der Vorschau',
  previous: 'Vorige Fragen',
  next: 'Nächste Fragen',
  report: 'Bericht',
  reportColumns: { line: 'Zeile', field: 'Feld', message: 'Hinweis' },
  reportEmpty: 'Keine Probleme gefunden.',
  download: 'Bericht herunterladen',
  reportFile: 'import-bericht',
  back: 'Zurück',
  add: (many) => (many === 0 ? 'Nichts hinzuzufügen' : `${some(many)} hinzufügen`),
  uploading: 'Bilder werden hochgeladen',
  uploaded: (done, all) => `${number(done)} von ${number(all)} hochgeladen`,
  adding: 'Fragen werden hinzugefügt',
  added: (done, all) => `${number(done)} von ${number(all)} hinzugefügt`,
  stop: 'Anhalten',
  stopQuestion: {
    title: 'Import anhalten?',
    text: 'Schon hinzugefügte Fragen bleiben in der Sammlung.',
    stop: 'Anhalten',
    stay: 'Weitermachen',
  },
  done: (many) => `${some(many)} hinzugefügt`,
  doneNone: 'Keine Fragen hinzugefügt',
  doneUnsure: 'Die Fragen wurden vielleicht nicht hinzugefügt',
  left: (many) => `${some(many)} ${are(many)} noch übrig. Nichts wird doppelt hinzugefügt.`,
  leftUnsure: (many) =>
    `${some(many)} ${are(many)} noch übrig. Die letzte Antwort des Servers ging verloren, manche sind also vielleicht schon in der Sammlung. Nichts wird doppelt hinzugefügt.`,
  failed:
    'Der Import wurde angehalten, weil der Server nicht erreichbar war oder unerwartet antwortete.',
  stopped: 'Sie haben den Import angehalten.',
  refused: (many) => `Der Server hat ${some(many)} abgelehnt.`,
  reportKept: 'Einzelheiten stehen im Bericht.',
  resume: 'Rest hinzufügen',
  undo: 'Import rückgängig machen',
  undoing: 'Fragen werden entfernt',
  removed: (done, all) => `${number(done)} von ${number(all)} entfernt`,
  undone: (many) =>
    many === 0 ? 'Nichts aus diesem Import ist in der Sammlung.' : `${some(many)} entfernt.`,
  notUndone: (many, why) =>
    `${
      many === 0
        ? 'Es ließ sich nicht feststellen, was hinzugefügt wurde.'
        : count(many, {
            one: '# Frage konnte nicht entfernt werden.',
            other: '# Fragen konnten nicht entfernt werden.',
          })
    } ${why}`,
  undoAgain: 'Versuchen Sie es noch einmal.',
  undoStopped: (many) =>
    `Sie haben angehalten. ${some(many)} aus diesem Import ${are(many)} noch in der Sammlung.`,
  undoKept: (many) =>
    count(many, {
      one: '# Frage wurde seit dem Import geändert oder verwendet und bleibt in der Sammlung.',
      other: '# Fragen wurden seit dem Import geändert oder verwendet und bleiben in der Sammlung.',
    }),
  undoLater:
    'Solange Sie diese Fragen nicht ändern oder verwenden, können Sie den Import auch später unter „Importieren“ rückgängig machen.',
  recent: (many, moment) => `${some(many)}, importiert am ${moment}`,
  stopUndoQuestion: {
    title: 'Entfernen anhalten?',
    text: 'Schon entfernte Fragen kommen nicht zurück. Die anderen bleiben in der Sammlung.',
  },
  another: 'Weitere importieren',
  finish: 'Fertig',
  fields: {
    file: 'Datei',
    title: 'Frage',
    description: 'Erklärung',
    options: 'Optionen',
    answer: 'Richtige Antwort',
    type: 'Kategorie',
    difficulty: 'Schwierigkeit',
    tags: 'Schlagwörter',
    option: (letter) => `Option ${letter}`,
  },
  problems: {
    missing: 'Fehlt. Ergänzen Sie es in der Datei.',
    tooLong: (length, limit) => `Hat ${number(length)} Zeichen. Kürzen Sie auf ${number(limit)}.`,
    tagsLeft: (value) =>
      count(value, {
        one: '1 Schlagwort wird weggelassen: Eine Frage hat bis zu 10 mit bis zu 40 Zeichen.',
        other: '# Schlagwörter werden weggelassen: Eine Frage hat bis zu 10 mit bis zu 40 Zeichen.',
      }),
    tagsSkipped: 'Schlagwörter werden nicht importiert.',
    categoriesSkipped: (many) => `Die Kategorien von ${some(many)} werden nicht importiert.`,
    similar: (title) => `Ähnlich wie „${title}“ in Ihrer Sammlung. Sie wird trotzdem hinzugefügt.`,
    unstorable: (sign) => `Enthält ${sign}, das nicht gespeichert werden kann. Entfernen Sie es.`,
    control: (sign, isBreak) =>
      `Enthielt ${sign}, das durch ${isBreak ? 'einen Zeilenumbruch' : 'ein Leerzeichen'} ersetzt wurde.`,
    missingDefault: (many) =>
      count(many, {
        one: 'Fehlt in der Datei. Wählen Sie oben eine Vorgabe.',
        other: 'Fehlt bei # Fragen. Wählen Sie oben eine Vorgabe.',
      }),
    optionCount: (many, fewest, most) =>
      `Braucht ${fewest === most ? fewest : `${fewest} bis ${most}`} Optionen; gefunden: ${number(many)}.`,
    noAnswer: 'Keine Option ist als richtig markiert. Markieren Sie eine.',
    severalAnswers: (many) =>
      `${number(many)} Optionen sind als richtig markiert. Markieren Sie nur eine.`,
    unknownAnswer: (text) => `„${text}“ ist keine Option. Schreiben Sie A, B, C oder D.`,
    unknownType: (text, types) => `„${text}“ ist keine Kategorie. Die Kategorien sind ${types}.`,
    unknownDifficulty: (text) =>
      `„${text}“ ist keine Schwierigkeit. Schreiben Sie easy (leicht), medium (mittel) oder hard (schwer).`,
    missingColumns: {
      title: 'Frage',
      options: 'mindestens zwei Optionen',
      answer: 'richtige Antwort',
    },
    columns: (line, missing) =>
      `${line === undefined ? '' : `Zeile ${number(line)} wurde als Überschriftenzeile gelesen. `}Nicht gefundene Spalten: ${missing}. Wählen Sie sie unter „Spalten“.`,
    keys: {
      one: 'Die Zahlen in dieser Spalte zählen ab 1: 1 ist Option A. Wenn das nicht stimmt, ändern Sie es oben.',
      zero: 'Die Zahlen in dieser Spalte zählen ab 0: 0 ist Option A. Wenn das nicht stimmt, ändern Sie es oben.',
      text: 'Die Zahlen in dieser Spalte werden als Text einer Option gelesen. Wenn sie die Optionen durchzählen, ändern Sie das oben.',
    },
    quotes:
      'Ein Anführungszeichen hat kein Gegenstück. Verdoppeln Sie Anführungszeichen innerhalb einer Zelle.',
    moreCells: (cells, columns) =>
      `Hat ${number(cells)} Zellen für ${number(columns)} Spalten. Setzen Sie Text mit Kommas in Anführungszeichen.`,
    aikenStray: 'Diese Zeile ist weder Option noch Antwort. Beginnen Sie Optionen mit A. B. C. D.',
    aikenOrder: (found, wanted) => `Option ${found} gefunden, ${wanted} erwartet.`,
    aikenEarly: 'Diese Antwort hat keine Frage. Ergänzen Sie die Frage darüber.',
    kind: (kind) =>
      `Das ist ${kind}. Importiert werden nur Fragen mit Optionen oder nach einer Zahl.`,
    kinds: {
      calculated: 'eine Rechenfrage',
      cloze: 'ein Lückentext',
      computed: 'eine Frage, die eine andere Datei oder der Zufall ergänzt',
      custom: 'eine Frage eigener Art',
      description: 'ein Text ohne Frage',
      essay: 'ein Freitext',
      hotspot: 'eine Frage zu einem Bild',
      matching: 'eine Zuordnungsfrage',
      media: 'eine Frage zu einem Ton oder Video',
      ordering: 'eine Frage nach einer Reihenfolge',
      several: 'mehrere Fragen in einer',
      shortAnswer: 'eine Frage nach einer kurzen Antwort',
      slider: 'eine Frage mit einem Schieberegler',
      upload: 'eine Abgabe von Dateien',
    },
    numeric: {
      refused: 'Fragen nach einer Zahl können hier nicht hinzugefügt werden.',
      noAnswer: 'Keine Zahl ergibt alle Punkte. Markieren Sie eine als richtig.',
      unknown: (text) =>
        `„${text}“ ist keine Zahl. Schreiben Sie 3.14, 3.14 ± 0.01, 3 – 4 oder 2 (50%).`,
      tooMany: (many, most) =>
        `Lässt ${number(many)} weitere Zahlen gelten. Möglich sind höchstens ${number(most)}.`,
      rules: 'Die Regeln, nach denen eine Zahl richtig ist, sind nicht lesbar.',
      units:
        'Wird nach der Einheit bewertet. Das wird nicht importiert. Nennen Sie die Einheit in der Frage.',
      unitLeft: (unit) =>
        `Die Einheit „${unit}“ wird nicht importiert. Nennen Sie sie in der Frage.`,
      readAs: (text, value) => `„${text}“ wurde als ${value} gelesen.`,
      penalties: 'Punktabzug für falsche Zahlen wird nicht importiert.',
      rounded: 'Anteile der Punkte werden auf ganze Prozent gerundet.',
      openEnds: 'Die Enden eines Bereichs gelten als richtig.',
      firstFit: 'Wo sich Zahlen überschneiden, gilt die mit den meisten Punkten.',
      feedback: 'Rückmeldungen zu Zahlen werden nicht importiert.',
    },
    giftSyntax: (column) =>
      `Ab dem ${number(column)}. Zeichen nicht lesbar. Setzen Sie \\ vor ~ = # { } :, wenn sie zum Text gehören.`,
    xmlSyntax: (column) =>
      `Ab dem ${number(column)}. Zeichen nicht lesbar. Exportieren Sie die Datei neu.`,
    tooMuch: 'Ist zu lang oder zu tief verschachtelt. Kürzen Sie es.',
    lost: {
      picture: 'Enthält ein Bild. Bilder werden noch nicht importiert.',
      media: 'Enthält einen Ton, ein Video oder eine andere Seite. Das wird nicht importiert.',
      formula: 'Enthält eine Formel, die in reinen Text nicht passt.',
      table: 'Enthält eine Tabelle, die in reinen Text nicht passt.',
      field: 'Enthält ein Feld zum Ausfüllen. Das wird nicht importiert.',
    },
    pictures: {
      faults: {
        missing: (name) =>
          `${thePicture(name)} fehlt in der Datei. Exportieren Sie die Fragen mit ihren Bildern.`,
        elsewhere: (name) =>
          `${thePicture(name)} liegt an einer Adresse ohne https. Fügen Sie es der Datei hinzu.`,
        unreadable: (name) =>
          `${thePicture(name)} ist nicht in PNG, JPEG, WebP oder AVIF. Speichern Sie es als PNG.`,
        tooLarge: (name) =>
          `${thePicture(name)} ist größer als 2 MB oder 4096 × 4096 Pixel. Verkleinern Sie es.`,
        tooManyParts: (name) =>
          `${thePicture(name)} ist in zu vielen Teilen gespeichert. Speichern Sie es neu als PNG.`,
        tooMany: () => 'Hat mehr Bilder, als ein Import aufnimmt. Teilen Sie die Datei.',
      },
      drawing:
        'Enthält eine Zeichnung in SVG, die nicht importiert wird. Ersetzen Sie sie durch ein PNG-Bild.',
      refused: (name, reason) => `${thePicture(name)} wurde abgelehnt. ${reason}`,
      standIn: (name) =>
        `${thePicture(name)} fehlt in der Datei. An seiner Stelle steht die Beschreibung.`,
      leftOut: (reason) => `Ein Bild wurde weggelassen. ${reason}`,
      withoutWords: (many) =>
        count(many, {
          one: '# Bild hat keine Beschreibung, deshalb wird nur „Bild“ vorgelesen. Beschreiben Sie es nach dem Import.',
          other:
            '# Bilder haben keine Beschreibung, deshalb wird nur „Bild“ vorgelesen. Beschreiben Sie sie nach dem Import.',
        }),
    },
    left: 'Ein Bild, eine Tabelle oder ein anderer Teil, der in reinen Text nicht passt, wurde weggelassen.',
    feedback: 'Rückmeldungen zu Optionen werden nicht importiert.',
    blankOptions: 'Optionen ohne Text wurden weggelassen.',
    unmarkedTag: (tag) =>
      `Lernende sehen ${tag} als Text. Soll es Code oder Formatierung sein, wählen Sie das oben oder setzen Sie [html] vor den Text.`,
    unknownWeight: (text, column) =>
      `„${text}“ bei Zeichen ${column} ist keine Gewichtung zwischen -100 und 100 Prozent. Schreiben Sie eine Zahl wie %33,33333%, oder setzen Sie \\ vor ein %, das zum Text gehört.`,
    equalOptions,
    weights: 'Teilpunkte werden nicht importiert.',
    markup: 'Das HTML wurde in reinen Text umgewandelt.',
    encoding: {
      text: (name) =>
        `Die Datei nennt ihre Zeichenkodierung nicht und wurde so gelesen: ${name}. Prüfen Sie das Beispiel oben.`,
      names: (name) =>
        `Das Archiv nennt die Zeichenkodierung seiner Dateinamen nicht. Sie wurden so gelesen: ${name}. Prüfen Sie das Beispiel oben.`,
    },
    inBank: 'Schon in Ihrer Sammlung.',
    changedInBank:
      'Schon in Ihrer Sammlung, anders formuliert. Der Import fügt eine neue Frage hinzu und ändert nie eine.',
    twinInFile: (line, path) =>
      path === undefined
        ? `Identisch mit Zeile ${number(line)}.`
        : `Identisch mit Zeile ${number(line)} von ${path}.`,
  },
};
