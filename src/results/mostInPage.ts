/** The most rows that a server with pages answers at once (`limit` in openapi.yaml). */
export const mostInPage = 200;
