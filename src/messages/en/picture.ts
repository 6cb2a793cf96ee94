/** What the form of a question says about its pictures. */
export const pictureWords = {
  key: 'richText' as const,
  en: {
    picture: {
      add: 'Add a picture',
      another: 'Choose another picture',
      hint: 'PNG, JPEG, WebP or AVIF. You can also paste or drop a picture into the question.',
      file: 'Picture',
      chosen: 'The picture you chose',
      alt: 'What the picture shows',
      altHint: 'Read aloud to students who cannot see it. Do not give the answer away.',
      altRequired: 'Say what the picture shows.',
      insert: 'Insert picture',
      inserting: 'Uploading…',
      discard: 'Discard picture',
      tooLarge: (megabytes: number): string =>
        `This picture has more than ${megabytes} MB. Choose a smaller one.`,
      notInserted: 'This picture is not in the question yet. Insert it or discard it.',
      becomesMarkdown:
        'With the picture, the text format becomes Markdown. What you wrote looks the same.',
      failed: 'This picture was not uploaded. Check your connection and try again.',
    },
  },
};
