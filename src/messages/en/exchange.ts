import { grouped } from './grouped';
import { equalOptions } from './questions';

const some = (count: number): string =>
  count === 1 ? '1 question' : `${grouped(count)} questions`;
const are = (count: number): string => (count === 1 ? 'is' : 'are');
const somePictures = (count: number): string =>
  count === 1 ? '1 picture' : `${grouped(count)} pictures`;
/** A picture by the name of its file, if it has one, at the start of a sentence. */
const thePicture = (name: string): string =>
  name === '' ? 'Its picture' : `Its picture “${name}”`;
/** Importing and exporting questions. */
export const exchangeWords = {
  key: 'exchange' as const,
  en: {
    exportTitle: 'Export questions',
    exportWhat: 'Questions',
    exportAll: (count: number): string => (count === 1 ? '1 question' : `All ${some(count)}`),
    exportSelected: (count: number): string =>
      count === 1 ? '1 selected question' : `${grouped(count)} selected questions`,
    exportAs: {
      csv: 'CSV, for spreadsheets',
      gift: 'GIFT, for Moodle',
      moodle: 'Moodle XML',
      qti: 'QTI 3.0, for other learning platforms',
    },
    picturesStay: (count: number): string =>
      `${somePictures(count)} ${are(count)} named in this file but not part of it. Moodle XML and QTI 3.0 take pictures along.`,
    picturesMissing: (count: number): string =>
      `The file lacks ${somePictures(count)} that you may not see.`,
    exporting: 'Exporting…',
    exportFailed: 'Nothing was exported, because the pictures could not be loaded. Try again.',
    fileName: 'questions',
    title: 'Import questions',
    source: {
      drop: 'Choose a file or drop it here',
      dropHint: (formats: string): string =>
        `Formats: ${formats}. Up to 20 MB. The file is read on this device. Nothing is sent yet.`,
      file: 'Choose a file',
      paste: 'Or paste questions here',
      read: 'Check questions',
      example: 'Download an example',
      exampleFile: 'questions-example',
      nothing: 'There is nothing to check. Choose a file or paste questions.',
      tooLarge: (megabytes: number): string =>
        `This file is larger than ${megabytes} MB. Split it and import each part.`,
      unreadable: 'This file could not be read. Choose it again or choose another file.',
      notText:
        'This is not a text file. Save it as CSV in your spreadsheet app and choose that file.',
      archive: {
        nothing: 'This archive has no questions in a format that can be imported.',
        broken: 'This archive is damaged. Export it again.',
        encrypted: 'This archive is encrypted. Save it without a password and choose it again.',
        overlapping:
          'Files of this archive share the same bytes, which no usual program does. Make a new archive of them.',
        tooLarge: 'This archive has too many files, or they are too large. Split it.',
      },
    },
    reading: 'Reading…',
    checking: 'Checking…',
    readSoFar: (count: number): string => `${some(count)} so far`,
    format: 'Format',
    encodings: {
      text: 'Encoding',
      names: 'Encoding of file names',
      hint: 'Guessed because the file does not name its encoding. If the sample below looks wrong, choose another.',
      regions: {
        western: 'Western European',
        central: 'Central European',
        cyrillic: 'Cyrillic',
        greek: 'Greek',
        turkish: 'Turkish',
        hebrew: 'Hebrew',
        arabic: 'Arabic',
        baltic: 'Baltic',
        southern: 'Southern European',
        nordic: 'Nordic',
        celtic: 'Celtic',
        romanian: 'Romanian',
        vietnamese: 'Vietnamese',
        thai: 'Thai',
        japanese: 'Japanese',
        simplifiedChinese: 'Simplified Chinese',
        traditionalChinese: 'Traditional Chinese',
        korean: 'Korean',
        unicode: 'Unicode',
      },
    },
    tags: {
      label: 'HTML tags',
      hint: (count: number): string =>
        `Used for ${some(count)} with tags such as <code> and no format mark.`,
      text: 'Show as text',
      html: 'Read as code and formatting',
    },
    automatic: (format: string): string => `${format} (detected)`,
    defaults: {
      choose: 'Choose…',
      missing: (count: number): string => `Used for ${some(count)} without one.`,
    },
    twins: {
      label: 'Duplicates',
      skip: (count: number): string => `Skip ${grouped(count)}`,
      take: (count: number): string => `Add ${grouped(count)} anyway`,
    },
    columns: {
      title: 'Columns',
      hint: 'Check what each column becomes. Your choice is remembered for tables with the same headings.',
      headings: 'Headings',
      headingLine: (line: number, text: string): string => `Line ${line}: ${text}`,
      noHeadings: 'The table has no headings',
      column: 'Column',
      unnamed: (place: number): string => `Column ${place}`,
      becomes: 'Becomes',
      roleOf: (column: string): string => `“${column}” becomes`,
      line: (line: number): string => `Line ${line}`,
      detect: 'Detect the columns again',
      roles: {
        title: 'Question',
        option: (letter: string): string => `Option ${letter}`,
        wrong: 'Wrong answer',
        answer: 'Right answer',
        description: 'Explanation (description)',
        tags: 'Tags',
        difficulty: 'Difficulty',
        type: 'Type (category)',
        kind: 'Kind of question',
        format: 'Text format',
        _id: 'ID',
        leaveOut: 'Leave out',
      },
      moved: (column: string): string => `“${column}” is left out now.`,
    },
    counting: {
      label: 'Numbers as right answers',
      one: 'Count from 1 (1 is option A)',
      zero: 'Count from 0 (0 is option A)',
      text: 'Match the text of an option',
    },
    categories: {
      label: 'Categories in the file',
      named: (names: string, more: number): string =>
        more > 0 ? `${names} and ${grouped(more)} more` : names,
      take: 'Add as tags',
      leave: 'Leave out',
    },
    summary: {
      new: (count: number): string => `${some(count)} to add`,
      twins: (count: number): string =>
        count === 1 ? '1 duplicate' : `${grouped(count)} duplicates`,
      pending: (count: number): string =>
        count === 1 ? '1 needs details below' : `${grouped(count)} need details below`,
      refused: (count: number): string => `${grouped(count)} skipped`,
      pictures: somePictures,
      none: 'No questions found. Check the format.',
    },
    view: 'Check results',
    preview: 'Preview',
    previewPages: 'Pages of the preview',
    previous: 'Previous questions',
    next: 'Next questions',
    report: 'Report',
    reportColumns: { line: 'Line', field: 'Field', message: 'Remark' },
    reportEmpty: 'No problems found.',
    download: 'Download the report',
    reportFile: 'import-report',
    back: 'Back',
    add: (count: number): string => (count === 0 ? 'Nothing to add' : `Add ${some(count)}`),
    uploading: 'Uploading pictures',
    uploaded: (done: number, all: number): string => `${grouped(done)} of ${grouped(all)} uploaded`,
    adding: 'Adding questions',
    added: (done: number, all: number): string => `${grouped(done)} of ${grouped(all)} added`,
    stop: 'Stop',
    stopQuestion: {
      title: 'Stop importing?',
      text: 'Questions already added stay in the bank.',
      stop: 'Stop',
      stay: 'Keep going',
    },
    done: (count: number): string => (count === 1 ? '1 question added' : `${some(count)} added`),
    doneNone: 'No questions added',
    doneUnsure: 'The questions may not have been added',
    left: (count: number): string => `${some(count)} left to add. Nothing is added twice.`,
    leftUnsure: (count: number): string =>
      `${some(count)} left to add. The server’s last reply was lost, so some may already be in the bank. Nothing is added twice.`,
    failed:
      'The import stopped because the server could not be reached or gave an unexpected reply.',
    stopped: 'You stopped the import.',
    refused: (count: number): string => `The server refused ${some(count)}.`,
    reportKept: 'The report has the details.',
    resume: 'Add the rest',
    undo: 'Undo import',
    undoing: 'Removing questions',
    removed: (done: number, all: number): string => `${grouped(done)} of ${grouped(all)} removed`,
    undone: (count: number): string =>
      count === 0 ? 'Nothing from this import is in the bank.' : `${some(count)} removed.`,
    notUndone: (count: number, why: string): string =>
      `${count === 0 ? 'Could not find out what was added.' : `${some(count)} could not be removed.`} ${why}`,
    undoAgain: 'Try again.',
    undoStopped: (count: number): string =>
      `You stopped. ${some(count)} from this import ${are(count)} still in the bank.`,
    undoKept: (count: number): string =>
      count === 1
        ? '1 question was changed or used since the import and stays in the bank.'
        : `${some(count)} were changed or used since the import and stay in the bank.`,
    undoLater:
      'Until you change or use these questions, you can also undo the import later under “Import”.',
    recent: (count: number, moment: string): string => `${some(count)} imported on ${moment}`,
    stopUndoQuestion: {
      title: 'Stop removing?',
      text: 'Questions already removed are gone. The others stay in the bank.',
    },
    another: 'Import more',
    finish: 'Done',
    fields: {
      file: 'File',
      title: 'Title',
      description: 'Description',
      options: 'Options',
      answer: 'Right Answer',
      type: 'Category type',
      difficulty: 'Difficulty',
      tags: 'Tags',
      option: (letter: string): string => `Option ${letter}`,
    },
    problems: {
      missing: 'Missing. Add it to the file.',
      tooLong: (length: number, limit: number): string =>
        `Has ${length} characters. Shorten it to ${limit}.`,
      tagsLeft: (count: number): string =>
        count === 1
          ? '1 tag is left out: a question takes up to 10 tags of up to 40 characters.'
          : `${count} tags are left out: a question takes up to 10 tags of up to 40 characters.`,
      tagsSkipped: 'Tags are not imported.',
      categoriesSkipped: (count: number): string =>
        `The categories of ${some(count)} are not imported.`,
      similar: (title: string): string =>
        `Similar to “${title}” in your bank. It is added all the same.`,
      unstorable: (sign: string): string => `Contains ${sign}, which cannot be stored. Remove it.`,
      control: (sign: string, isBreak: boolean): string =>
        `Contained ${sign}, which became ${isBreak ? 'a line break' : 'a space'}.`,
      missingDefault: (count: number): string =>
        count === 1
          ? 'Missing in the file. Choose a default above.'
          : `Missing in ${some(count)}. Choose a default above.`,
      optionCount: (count: number, fewest: number, most: number): string =>
        `Needs ${fewest === most ? fewest : `${fewest} to ${most}`} options; found ${count}.`,
      noAnswer: 'No option is marked as right. Mark one.',
      severalAnswers: (count: number): string =>
        `${count} options are marked as right. Mark only one.`,
      unknownAnswer: (text: string): string => `“${text}” is not an option. Use A, B, C or D.`,
      unknownType: (text: string, types: string): string =>
        `“${text}” is not a category. The categories are ${types}.`,
      unknownDifficulty: (text: string): string =>
        `“${text}” is not a difficulty. Use easy, medium or hard.`,
      missingColumns: {
        title: 'question',
        options: 'at least two options',
        answer: 'right answer',
      },
      columns: (line: number | undefined, missing: string): string =>
        `${line === undefined ? '' : `Line ${line} was taken for the headings. `}Columns not found: ${missing}. Choose them under “Columns”.`,
      keys: {
        one: 'The numbers in this column count from 1: 1 is option A. If that is wrong, change it above.',
        zero: 'The numbers in this column count from 0: 0 is option A. If that is wrong, change it above.',
        text: 'The numbers in this column are read as the text of an option. If they count the options, change this above.',
      },
      quotes: 'A quotation mark has no partner. Double quotation marks inside a cell.',
      moreCells: (cells: number, columns: number): string =>
        `Has ${cells} cells for ${columns} columns. Put text that contains commas in quotation marks.`,
      aikenStray: 'This line is neither an option nor an answer. Start options with A. B. C. D.',
      aikenOrder: (found: string, wanted: string): string =>
        `Found option ${found} where ${wanted} was expected.`,
      aikenEarly: 'This answer has no question. Add the question above it.',
      kind: (kind: string): string =>
        `This is ${kind}. Only questions with options or a number can be imported.`,
      kinds: {
        calculated: 'a calculated question',
        cloze: 'a text with blanks',
        computed: 'a question that another file or chance completes',
        custom: 'a question of a kind of its own',
        description: 'text without a question',
        essay: 'an essay question',
        hotspot: 'a question about a picture',
        matching: 'a matching question',
        media: 'a question about a sound or a video',
        ordering: 'an ordering question',
        several: 'several questions in one',
        shortAnswer: 'a short-answer question',
        slider: 'a question with a slider',
        upload: 'a file upload',
      } as Record<string, string>,
      numeric: {
        refused: 'Questions that ask for a number cannot be added here.',
        noAnswer: 'No number earns all points. Mark one as right.',
        unknown: (text: string): string =>
          `“${text}” is not a number. Write 3.14, 3.14 ± 0.01, 3 – 4 or 2 (50%).`,
        tooMany: (count: number, most: number): string =>
          `Accepts ${count} more numbers. Leave at most ${most}.`,
        rules: 'The rules by which a number is right cannot be read.',
        units: 'Is graded by the unit, which cannot be imported. Ask for one unit in the question.',
        unitLeft: (unit: string): string =>
          `The unit “${unit}” is not imported. Name it in the question.`,
        readAs: (text: string, number: string): string => `“${text}” was read as ${number}.`,
        penalties: 'Points that a wrong number takes away are not imported.',
        rounded: 'Shares of points are rounded to whole percent.',
        openEnds: 'The ends of a range count as right.',
        firstFit: 'Where accepted numbers overlap, the one with the most points counts.',
        feedback: 'Feedback on numbers is not imported.',
      },
      giftSyntax: (column: number): string =>
        `Cannot be read from character ${column}. Put \\ before any ~ = # { } : that is part of the text.`,
      xmlSyntax: (column: number): string =>
        `Cannot be read from character ${column}. Export the file again.`,
      tooMuch: 'Is too long or nested too deep. Shorten it.',
      lost: {
        picture: 'Contains a picture, which cannot be imported yet.',
        media: 'Contains a sound, a video or another page, which cannot be imported.',
        formula: 'Contains a formula, which plain text cannot hold.',
        table: 'Contains a table, which plain text cannot hold.',
        field: 'Contains a field to fill in, which cannot be imported.',
      },
      pictures: {
        faults: {
          missing: (name: string): string =>
            `${thePicture(name)} is not in the file. Export the questions with their pictures.`,
          elsewhere: (name: string): string =>
            `${thePicture(name)} is at an address without https. Add the picture to the file.`,
          unreadable: (name: string): string =>
            `${thePicture(name)} is not in PNG, JPEG, WebP or AVIF. Save it as PNG.`,
          tooLarge: (name: string): string =>
            `${thePicture(name)} is larger than 2 MB or 4096 × 4096 pixels. Make it smaller.`,
          tooManyParts: (name: string): string =>
            `${thePicture(name)} is stored in too many parts. Save it again as PNG.`,
          tooMany: (): string => 'Has more pictures than one import takes. Split the file.',
        },
        drawing:
          'Contains a drawing in SVG, which cannot be imported. Replace it with a PNG picture.',
        refused: (name: string, reason: string): string =>
          `${thePicture(name)} was refused. ${reason}`,
        standIn: (name: string): string =>
          `${thePicture(name)} is not in the file. Its description stands in its place.`,
        leftOut: (reason: string): string => `A picture was left out. ${reason}`,
        withoutWords: (count: number): string =>
          count === 1
            ? '1 picture has no description, so screen readers only say “Picture”. Describe it after the import.'
            : `${grouped(count)} pictures have no description, so screen readers only say “Picture”. Describe them after the import.`,
      },
      left: 'A picture, table or other part that plain text cannot hold was left out.',
      feedback: 'Feedback on options is not imported.',
      blankOptions: 'Options without text were left out.',
      unmarkedTag: (tag: string): string =>
        `Students see ${tag} as text. To read it as code or formatting, choose that above, or put [html] before the text.`,
      unknownWeight: (text: string, column: number): string =>
        `“${text}” at character ${column} is not a weight from -100 to 100 percent. Write a number such as %33.33333%, or put \\ before a % that is part of the text.`,
      equalOptions,
      weights: 'Partial points are not imported.',
      markup: 'HTML was converted to plain text.',
      encoding: {
        text: (name: string): string =>
          `The file does not say its encoding, so it was read as ${name}. Check the sample above.`,
        names: (name: string): string =>
          `The archive does not say the encoding of its file names, so they were read as ${name}. Check the sample above.`,
      },
      inBank: 'Already in your bank.',
      changedInBank:
        'Already in your bank, worded differently. Importing adds a new question and never changes one.',
      twinInFile: (line: number, path?: string): string =>
        path === undefined ? `Same as line ${line}.` : `Same as line ${line} of ${path}.`,
    },
  },
};
