/** Sends a body as the bytes it consists of; the server tells what they are. */
export const bytesBody = {
  bodySerializer: (body: Blob): Blob => body,
  headers: { 'Content-Type': 'application/octet-stream' },
};
