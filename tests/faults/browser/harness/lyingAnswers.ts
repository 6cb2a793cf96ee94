import { htmlPage, networkSignIn, type LyingAnswer } from './proxy';

/** A page for people, as web filters and gateways send in the place of any answer. */
export const page = (status: number): LyingAnswer => ({
  kind: 'answer',
  status,
  body: htmlPage,
  contentType: 'text/html; charset=utf-8',
});

export const nothing = (status: number): LyingAnswer => ({ kind: 'answer', status, body: '' });

export const json = (status: number, value: unknown): LyingAnswer => ({
  kind: 'answer',
  status,
  body: JSON.stringify(value),
});

/** As networks do that want a sign-in first: the browser follows, and finds a page for people. */
export const redirect: LyingAnswer = { ...nothing(302), location: networkSignIn };
