/** How many blocks of four bytes a round takes, and how many rounds a block has. */
const blockBytes = 64;

const primes: number[] = [];
for (let candidate = 2; primes.length < blockBytes; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
/** The first 32 bits behind the point. */
const fractionOf = (value: number): number => Math.floor((value % 1) * 2 ** 32);
const start = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
const constants = primes.map((prime) => fractionOf(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / blockBytes) * blockBytes;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

/**
 * SHA-256 in base64url. Browsers have it only in secure pages, and schools serve quizzes over plain
 * HTTP in their own network.
 */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  const hash = Uint32Array.from(start);
  const words = new Int32Array(blockBytes);
  for (let block = 0; block < view.byteLength; block += blockBytes) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < blockBytes; at += 1) {
      const [early, late] = [words[at - 15]!, words[at - 2]!];
      const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let at = 0; at < blockBytes; at += 1) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const added = (h + high + chosen + constants[at]! + words[at]!) | 0;
      const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + low + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = hash[at]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => digest.setUint32(at * 4, word));
  const text = String.fromCharCode(...new Uint8Array(digest.buffer));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
