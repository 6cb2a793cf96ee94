/** In bytes: room for 500 answers with their instants, with each character escaped. */
export const answersBodyLimit = 512 * 1024;
