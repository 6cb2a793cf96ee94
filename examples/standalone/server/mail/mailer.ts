/** A mail in plain text; most bring somebody a one-time code. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  /** The code that the text names, for where the whole text would be too much. */
  code?: string;
  /** For how many milliseconds the code is good where that is not days. */
  goodForMs?: number;
}

/** What sends mails. */
export interface Mailer {
  /** @throws Error when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
