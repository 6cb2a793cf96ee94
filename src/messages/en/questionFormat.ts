/** What the form of a question says about the format of its texts. */
export const questionFormatWords = {
  key: 'richText' as const,
  en: {
    format: {
      label: 'Text format',
      names: { plain: 'Plain text', markdown: 'Markdown' },
      hint: 'Markdown shows `code`, blocks of code between lines of ```, formulas between $ signs, lists, tables, links and pictures.',
      preview: 'Preview',
      toolbar: 'Formatting',
      pressed: (mark: string, key: string): string => `${mark} (Ctrl+${key})`,
      marks: { bold: 'Bold', code: 'Code', formula: 'Formula' },
      /** Selected, to type over. */
      examples: { bold: 'text', code: 'code', formula: 'x' },
    },
  },
};
