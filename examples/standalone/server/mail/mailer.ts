/** A mail in plain text; most contain a one-time code. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  /** The code in the text, for places where the whole text would be too much. */
  code?: string;
  /** How long the code is valid, in milliseconds; absent where that is days. */
  goodForMs?: number;
}

/** What sends mails. */
export interface Mailer {
  /** @throws Error when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
