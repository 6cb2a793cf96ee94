import { Mismatch, NotChecked } from '../judging/outcome';

/** The text of the last mail to an address, or only its one-time code; empty before the first. */
export type ReadMail = (email: string) => Promise<string>;

export interface Mailbox {
  /** @throws NotChecked if the run cannot read mails */
  requireMails(): void;
  /**
   * The one-time code in the next mail to an address.
   *
   * @param send makes the server send it
   * @throws NotChecked as `requireMails`
   * @throws Mismatch if no mail with a code arrives
   */
  codeFrom(email: string, send: () => Promise<void>): Promise<string>;
}

const longestWaitMs = 10_000;
const pauseMs = 250;

/**
 * A single word is the code itself. A link has it as `code`, and other mails on a line of its own. In
 * a sentence it is the first long number, no year or span.
 */
function codeIn(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[\w-]{4,40}$/.test(trimmed)) return trimmed;
  const written =
    /[#&?]code=([\w-]+)/.exec(trimmed) ?? /^[ \t]*([A-Z\d-]{4,40})[ \t]*$/m.exec(trimmed);
  if (written !== null) return written[1];
  return (/\b\d{6,10}\b/.exec(trimmed) ?? /\b\d{4,5}\b/.exec(trimmed))?.[0];
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function createMailbox(readMail: ReadMail | undefined): Mailbox {
  function requireMails(): ReadMail {
    if (readMail === undefined) throw new NotChecked('needs --mails, to read one-time codes');
    return readMail;
  }

  return {
    requireMails: () => void requireMails(),
    async codeFrom(email, send) {
      const read = requireMails();
      const before = codeIn(await read(email));
      await send();
      // Servers send mails after they have replied.
      for (let waited = 0; waited <= longestWaitMs; waited += pauseMs) {
        const text = await read(email);
        const code = codeIn(text);
        if (code !== undefined && code !== before) return code;
        await sleep(pauseMs);
      }
      throw new Mismatch(`a mail to ${email} with a one-time code`, 'none within 10 s');
    },
  };
}
