import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** An address for `SMTP_URL`. */
  url: string;
  /** Delivered mails, oldest first: sender, recipients, and the message as received. */
  delivered: { from: string; to: string[]; message: string }[];
  /** The replies to the next messages; without one, a message is accepted. */
  refusals: { code: number; message: string }[];
  close(): Promise<void>;
}

interface MailServerOptions {
  /** The required login; without it, clients need not sign in. */
  login?: { user: string; password: string };
  /** @default true */
  offersTls?: boolean;
}

/** A mail server on this machine, with a self-signed certificate. */
export async function openMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { login, offersTls = true } = options;
  const delivered: MailServer['delivered'] = [];
  const refusals: MailServer['refusals'] = [];
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    // Also keeps its warning about that certificate out of the tests' output.
    logger: false,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal) {
          done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
          return;
        }
        delivered.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // Some tests are about clients that hang up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const credentials = login
    ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`
    : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    delivered,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
