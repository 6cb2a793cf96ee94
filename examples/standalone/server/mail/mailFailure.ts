/** Keeps only a mail server's codes, because its text repeats the recipient. */
export function reasonForLog(error: unknown) {
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}

/**
 * Whether a mail server has refused this mail for good: a 5xx (RFC 5321, 4.2.1) to its recipient or
 * its text. An administrator can fix the cause of any other 5xx, such as a wrong password.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
