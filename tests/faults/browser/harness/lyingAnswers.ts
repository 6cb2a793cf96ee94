import { htmlPage, networkSignIn, type LyingReply } from './proxy';

/** A page for people, such as web filters and gateways send in place of any reply. */
export const page = (status: number): LyingReply => ({
  kind: 'answer',
  status,
  body: htmlPage,
  contentType: 'text/html; charset=utf-8',
});

export const nothing = (status: number): LyingReply => ({ kind: 'answer', status, body: '' });

export const json = (status: number, value: unknown): LyingReply => ({
  kind: 'answer',
  status,
  body: JSON.stringify(value),
});

/** Some networks redirect to a page for people, on which they require a sign-in. */
export const redirect: LyingReply = { ...nothing(302), location: networkSignIn };
