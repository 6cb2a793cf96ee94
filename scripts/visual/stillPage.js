/* Makes random codes and receipts the same in every run, and counts the requests that wait for a
   reply. Runs in the page before everything else. */
(() => {
  let last = 1;
  const next = () => (last = (last * 16_807) % 2_147_483_647);
  Math.random = () => next() / 2_147_483_647;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer);
    bytes.forEach((_, index) => (bytes[index] = next() % 256));
    return array;
  };
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`;

  const { fetch } = window;
  window.waitingRequests = 0;
  window.fetch = (...request) => {
    window.waitingRequests += 1;
    return fetch(...request).finally(() => (window.waitingRequests -= 1));
  };
})();
