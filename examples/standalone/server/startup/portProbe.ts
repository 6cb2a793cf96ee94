import { createServer, type Server } from 'node:net';
import { StartError, codeOf, reasonOf } from '../process/startError';

interface Address {
  port: number;
  host: string;
}

/** Turns a failure to listen into a sentence; returns other errors unchanged. */
export function listenError(error: unknown, { port, host }: Address): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: PORT=${port + 1 > 65535 ? 4001 : port + 1}.`,
      );
    case 'EACCES':
      return new StartError(
        `This user cannot listen on port ${port}. Choose a port from 1024 up, such as PORT=4000.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new StartError(
        `HOST is "${host}", which is not an address of this machine (${reasonOf(error)}). ` +
          'Use 127.0.0.1 for this machine only, or 0.0.0.0 to let other devices connect.',
      );
    default:
      return error;
  }
}

/**
 * Takes the port before anything slow happens, so that a port in use is reported at once, and holds
 * it until the returned function is called. Nothing is answered on it meanwhile.
 * @throws StartError when the server could not listen there
 */
export async function holdPort(address: Address): Promise<() => Promise<void>> {
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...address, exclusive: true }, resolve);
  }).catch((error: unknown) => {
    throw listenError(error, address);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}
