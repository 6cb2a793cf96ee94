const many = (count: number): string => count.toLocaleString('en');
const some = (count: number): string => (count === 1 ? '1 question' : `${many(count)} questions`);
const are = (count: number): string => (count === 1 ? 'is' : 'are');

/** Questions from files and into files. */
export const exchangeWords = {
  key: 'exchange' as const,
  en: {
    formats: { csv: 'CSV', aiken: 'Aiken', gift: 'GIFT' },
    exportTitle: 'Export questions',
    exportWhat: 'Questions',
    exportAll: (count: number): string => (count === 1 ? 'The question' : `All ${some(count)}`),
    exportSelected: (count: number): string => `${some(count)} selected`,
    exportAs: {
      csv: 'CSV, for spreadsheets',
      gift: 'GIFT, for Moodle',
    },
    fileName: 'questions',
    title: 'Import questions',
    source: {
      drop: 'Choose a file, or drop it here',
      dropHint: 'CSV, Aiken or GIFT, up to 20 MB. It is read on this device; nothing is sent yet.',
      file: 'Choose a file',
      paste: 'Or paste questions here',
      read: 'Check questions',
      example: 'Download an example',
      exampleFile: 'questions-example',
      nothing: 'There is no text here. Choose a file, or paste questions.',
      tooLarge: (megabytes: number): string =>
        `This file is larger than ${megabytes} MB. Split it, and import its parts.`,
      unreadable: 'This file could not be read. Open it again, or choose another.',
      notText: 'This is not a text file. Save it as CSV in your spreadsheet, and choose that.',
    },
    reading: 'Reading…',
    readSoFar: (count: number): string => `${some(count)} so far`,
    format: 'Format',
    automatic: (format: string): string => `${format} (recognised)`,
    defaults: {
      choose: 'Choose…',
      missing: (count: number): string =>
        `For ${some(count)} that ${count === 1 ? 'does' : 'do'} not say.`,
    },
    twins: {
      label: 'Duplicates',
      skip: (count: number): string => `Leave out ${many(count)}`,
      take: (count: number): string => `Add ${many(count)} all the same`,
    },
    summary: {
      new: (count: number): string => `${some(count)} can be added`,
      twins: (count: number): string => (count === 1 ? '1 duplicate' : `${many(count)} duplicates`),
      refused: (count: number): string => `${many(count)} cannot be taken`,
      none: 'No question was found here. Is this the right format?',
    },
    view: 'What was found',
    preview: 'Preview',
    previewPages: 'Pages of the preview',
    previous: 'Previous questions',
    next: 'Next questions',
    report: 'Report',
    reportColumns: { line: 'Line', field: 'Field', message: 'What to mend' },
    reportEmpty: 'Everything can be taken.',
    download: 'Download the report',
    reportFile: 'import-report',
    back: 'Back',
    add: (count: number): string => (count === 0 ? 'Nothing to add' : `Add ${some(count)}`),
    adding: 'Adding questions',
    added: (done: number, all: number): string => `${many(done)} of ${many(all)} added`,
    stop: 'Stop',
    stopQuestion: {
      title: 'Stop importing?',
      text: 'Questions that were added stay in the bank.',
      stop: 'Stop',
      stay: 'Go on',
    },
    done: (count: number): string => (count === 1 ? '1 question added' : `${some(count)} added`),
    doneNone: 'No question was added',
    doneUnsure: 'Perhaps no question was added',
    left: (count: number): string =>
      `${some(count)} ${are(count)} left. What was added is not added again.`,
    leftUnsure: (count: number): string =>
      `${some(count)} ${are(count)} left, and some of them may be in the bank: the last answer was lost. What was added is not added again.`,
    failed: 'The import stopped: the server could not be reached or did not answer as it should.',
    stopped: 'You stopped the import.',
    refused: (count: number): string => `The server refused ${some(count)}.`,
    reportKept: 'What was not taken stands in the report.',
    goOn: 'Add the rest',
    undo: 'Undo import',
    undoing: 'Removing questions',
    removed: (done: number, all: number): string => `${many(done)} of ${many(all)} removed`,
    undone: (count: number): string =>
      count === 0
        ? 'Nothing of this import is in the bank.'
        : count === 1
          ? 'The question was removed again.'
          : `${some(count)} were removed again.`,
    notUndone: (count: number): string =>
      count === 0
        ? 'What was added could not be found out. Try again.'
        : `${some(count)} could not be removed. Try again.`,
    undoStopped: (count: number): string =>
      `You stopped. ${some(count)} of this import ${are(count)} still in the bank.`,
    stopUndoQuestion: {
      title: 'Stop removing?',
      text: 'Questions that were removed are gone. The others stay in the bank.',
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
      option: (letter: string): string => `Option ${letter}`,
    },
    problems: {
      missing: 'It is missing. Write it into the file.',
      tooLong: (length: number, limit: number): string =>
        `It has ${length} characters. Shorten it to ${limit}.`,
      unstorable: 'It has a character that cannot be stored. Remove it.',
      missingDefault: (count: number): string =>
        count === 1
          ? 'Missing in the file. Choose it for all, above.'
          : `${some(count)} do not say. Choose it for all, above.`,
      optionCount: (count: number): string =>
        count > 4
          ? `There are ${count} options. Keep four.`
          : `There ${are(count)} ${count} of four options. Write the others.`,
      noAnswer: 'No option is marked as the right one. Mark one.',
      severalAnswers: (count: number): string =>
        `${count} options are marked as right. Keep one of them.`,
      unknownAnswer: (text: string): string =>
        `“${text}” is none of the options. Write A, B, C or D.`,
      unknownType: (text: string): string =>
        `“${text}” is not known. Write FE, BE or DO (Frontend, Backend, DevOps).`,
      unknownDifficulty: (text: string): string =>
        `“${text}” is not known. Write easy, medium or hard.`,
      columns: (names: string): string =>
        `The first line has to name the columns. Missing: ${names}.`,
      quotes: 'Its quotation marks do not come in pairs. Double those within a cell.',
      moreCells: (cells: number, columns: number): string =>
        `It has ${cells} cells for ${columns} columns. Put texts with commas in quotation marks.`,
      aikenStray: 'This line is no option and no answer. Begin options with A. B. C. D.',
      aikenOrder: (found: string, wanted: string): string =>
        `Option ${found} stands where ${wanted} should.`,
      aikenEarly: 'An answer stands here without a question. Write the question above it.',
      giftKind: (kind: string): string =>
        `It is ${kind}. Only questions with one right option among four can be taken.`,
      giftKinds: {
        Description: 'a text without a question',
        Numerical: 'a question for a number',
        Short: 'a question for a short answer',
        Essay: 'an essay',
        TF: 'a true-false question',
        Matching: 'a matching question',
      } as Record<string, string>,
      giftSyntax: (column: number): string =>
        `It cannot be read from character ${column} on. Put \\ before ~ = # { } : that are meant as text.`,
      giftLong: 'It is too long to be a question. Part questions by empty lines.',
      giftFeedback: 'Feedback on single options is not kept.',
      giftWeights: 'Shares of points are not kept: the option marked = counts.',
      markup: 'Its HTML was turned into plain text.',
      encoding: 'It is not in UTF-8 and was read as Windows-1252. Look at letters with accents.',
      inBank: 'You have it already.',
      changedInBank:
        'You have it already, with other words. Importing never changes a question, it adds another.',
      twinInFile: (line: number): string => `It is the same as in line ${line}.`,
    },
  },
};
