/** A mail server repeats the recipient in its words: only its codes are kept. */
export function reasonForLog(error: unknown) {
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}

/**
 * Whether a mail server has refused this mail for good: a 5xx (RFC 5321, 4.2.1) to its recipient or its
 * text. A 5xx to anything else, such as a wrong password, is mended by an administrator.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
