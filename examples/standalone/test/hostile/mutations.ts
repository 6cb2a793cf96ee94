import type { ContractRoute } from '../../../../src/contract/operations';
import { isLiteral, literal } from './json';
import {
  contentTypes,
  deepValues,
  misfits,
  oddHeaders,
  oddIds,
  oddNames,
  oddNumbers,
  oddTexts,
  queries,
} from './oddValues';
import type { Source } from './validRequest';
import type { RequestDraft } from './wireRequest';

type Mutation = (draft: RequestDraft, source: Source) => void;

/** A place in a body: its container, and its name or index there. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null || isLiteral(value)) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null || isLiteral(value)) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

/** Sets an own property, which `holder[name] = value` would not do for `__proto__`. */
function put(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Replaces a random value of the body that matches, if there is one. */
function replace(
  { body }: RequestDraft,
  { chance }: Source,
  suits: (old: unknown) => boolean,
  fresh: (old: unknown) => unknown,
): void {
  const places = placesIn(body).filter(({ holder, key }) => suits(holder[key]));
  if (places.length === 0) return;
  const { holder, key } = chance.pick(places);
  put(holder, key, fresh(holder[key]));
}

/** A copy, because a second mutation may change it. */
const pickFresh = <T>({ chance }: Pick<Source, 'chance'>, list: readonly T[]): T =>
  structuredClone(chance.pick(list));

const anything = () => true;
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isList = (value: unknown) => Array.isArray(value);

/** Mutations of a body as a value. */
const bodyMutations: Record<string, Mutation> = {
  'wrong type': (draft, source) =>
    replace(draft, source, anything, () => pickFresh(source, misfits)),
  'odd text': (draft, source) => replace(draft, source, isText, () => source.chance.pick(oddTexts)),
  'odd number': (draft, source) =>
    replace(draft, source, isNumber, () => source.chance.pick(oddNumbers)),
  'a number as text': (draft, source) => replace(draft, source, isNumber, String),
  'text in a list': (draft, source) => replace(draft, source, isText, (old) => [old]),
  'another id': (draft, source) =>
    replace(draft, source, isText, () => source.memory.anyId(source.chance)),
  'deep nesting': (draft, source) =>
    replace(draft, source, anything, () => source.chance.pick(deepValues)),
  'missing field': ({ body }, { chance }) => {
    const places = placesIn(body).filter(({ holder }) => !Array.isArray(holder));
    if (places.length === 0) return;
    const { holder, key } = chance.pick(places);
    delete holder[key];
  },
  'extra field': ({ body }, { chance }) => {
    const objects = objectsIn(body);
    if (objects.length === 0) return;
    const value = chance.happens(0.5) ? pickFresh({ chance }, misfits) : { polluted: true };
    put(chance.pick(objects), chance.pick(oddNames), value);
  },
  'many extra fields': ({ body }, { chance }) => {
    const objects = objectsIn(body);
    if (objects.length === 0) return;
    const holder = chance.pick(objects);
    for (let index = 0; index < 2_000; index += 1) put(holder, `field${index}`, index);
  },
  'repeated entries': (draft, source) =>
    replace(draft, source, isList, (old) => {
      const entries = old as unknown[];
      const times = source.chance.pick([2, 200, 501]);
      // Copies, so that a second mutation of one entry does not change them all.
      return Array.from({ length: times }, () => structuredClone(entries)).flat();
    }),
  'huge list': (draft, source) => {
    const entry = pickFresh(source, [{}, [], 0, null, { question: 'q1', answer: 'A' }]);
    replace(draft, source, anything, () =>
      Array.from({ length: 5_000 }, () => structuredClone(entry)),
    );
  },
  'another body': (draft, { chance }) => {
    draft.body = pickFresh({ chance }, [
      ...misfits,
      ...deepValues,
      [draft.body],
      { data: draft.body },
    ]);
  },
};

const edit =
  (change: (text: Buffer, source: Source) => Buffer): Mutation =>
  (draft, source) => {
    draft.edits.push((text) => change(text, source));
  };

const splice = (text: Buffer, at: number, removed: number, added: Buffer | string) =>
  Buffer.concat([text.subarray(0, at), Buffer.from(added), text.subarray(at + removed)]);

/** Mutations of the text of a body. */
const textMutations: Record<string, Mutation> = {
  'cut short': edit((text, { chance }) => text.subarray(0, chance.below(text.length))),
  'something else': edit((_text, { chance }) =>
    Buffer.from(
      chance.pick(['title=x', '<xml/>', "{'a':1}", '{a:1}', '{"a":1,}', '// x\n{}', ' ', '\u0000']),
    ),
  ),
  'trailing text': edit((text, { chance }) =>
    Buffer.concat([text, Buffer.from(chance.pick(['{}', ' x', '\u0000', '\n\n ', ',']))]),
  ),
  'byte order mark': edit((text) => splice(text, 0, 0, '\ufeff')),
  'UTF-16': edit((text) => Buffer.from(text.toString(), 'utf16le')),
  'a duplicate key': edit((text, { chance }) => {
    const key = /"[^"]*":/.exec(text.toString())?.[0] ?? '"a":';
    const value = chance.pick(['null', '"x"', '{}', '1']);
    return chance.happens(0.5)
      ? Buffer.from(text.toString().replace('{', `{${key}${value},`))
      : Buffer.from(text.toString().replace(/\}$/, `,${key}${value}}`));
  }),
  'a raw byte': edit((text, { chance }) => {
    const byte = Buffer.from(chance.pick([[0], [0xff], [0xed, 0xa0, 0xbd], [0xc0, 0x80], [0x0a]]));
    const quotes = [...text.keys()].filter((index) => text[index] === 0x22);
    return splice(text, quotes.length === 0 ? 0 : chance.pick(quotes) + 1, 0, byte);
  }),
  'another byte': edit((text, { chance }) =>
    text.length === 0
      ? text
      : splice(text, chance.below(text.length), 1, Buffer.from([chance.below(256)])),
  ),
  'much blank space': edit((text, { chance }) =>
    Buffer.concat([text, Buffer.alloc(chance.pick([100_000, 300_000, 2_200_000]), ' ')]),
  ),
  'nothing at all': edit(() => Buffer.alloc(0)),
  'content type': ({ headers }, { chance }) => {
    headers['content-type'] = chance.pick(contentTypes);
  },
  'content length': ({ headers }, { chance }) => {
    headers['content-length'] = chance.pick(['0', '1', '99999999999']);
  },
};

/** Mutations of the bytes of a picture, most of which are lengths and offsets. */
const pictureMutations: Record<string, Mutation> = {
  'another length': edit((bytes, { chance }) => {
    const length = chance.pick(['00000000', 'ffffffff', '7fffffff', '00000001', '80000000']);
    const places = Math.max(1, bytes.length - 4);
    return splice(bytes, chance.below(places), 4, Buffer.from(length, 'hex'));
  }),
  'another few bytes': edit((bytes, { chance }) => {
    for (let left = 8; left > 0 && bytes.length > 0; left -= 1) {
      const other = Buffer.from([chance.pick([0, 0xff, chance.below(256)])]);
      bytes = splice(bytes, chance.below(bytes.length), 1, other);
    }
    return bytes;
  }),
  'a part repeated': edit((bytes, { chance }) => {
    if (bytes.length === 0) return bytes;
    const from = chance.below(bytes.length);
    const part = bytes.subarray(from, from + 1 + chance.below(64));
    const times = chance.pick([1, 2, 300, 5_000]);
    return splice(bytes, from, 0, Buffer.concat(Array.from({ length: times }, () => part)));
  }),
  'a part less': edit((bytes, { chance }) =>
    bytes.length === 0 ? bytes : splice(bytes, chance.below(bytes.length), chance.below(16), ''),
  ),
};

/** A token that declares itself unsigned. */
const unsigned = [{ alg: 'none' }, { jti: 'ines', sub: 'ines', exp: 9_999_999_999 }, '']
  .map((part) => (part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url')))
  .join('.');

/** Mutations of everything but the body. */
const frameMutations: Record<string, Mutation> = {
  'another id in the address': ({ segments }, { chance, memory }) => {
    segments[chance.below(segments.length)] = memory.anyId(chance);
  },
  'an odd id in the address': ({ segments }, { chance }) => {
    const last = segments.length - 1;
    segments[last === 0 || chance.happens(0.7) ? last : last - 1] = chance.pick(oddIds);
  },
  'another segment': ({ segments }, { chance }) => {
    segments.push(chance.pick(['', 'red', 'open', '%2f']));
  },
  'a segment less': ({ segments }) => {
    segments.pop();
  },
  'a query': (draft, { chance }) => {
    draft.query = chance.pick(queries);
  },
  'another method': (draft, { chance }) => {
    draft.method = chance.pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  },
  'the authorization': ({ headers }, { chance, tokens }) => {
    const token = headers['authorization']?.slice('Bearer '.length) ?? '';
    const other = String(chance.pick(Object.values(tokens)));
    headers['authorization'] = chance.pick([
      token,
      `bearer ${token}`,
      `BEARER   ${token}  `,
      `Bearer Bearer ${token}`,
      `Token ${token}`,
      `Basic ${Buffer.from(`ines:${token}`).toString('base64')}`,
      'Bearer',
      'Bearer undefined',
      `Bearer ${other}`,
      `Bearer ${token} ${other}`,
      `Bearer ${token}, Bearer ${other}`,
      `Bearer ${token.slice(0, -12)}`,
      `Bearer ${unsigned}`,
      `Bearer ${'x'.repeat(20_000)}`,
      'Bearer \u00ff\u00fe',
    ]);
  },
  'an odd header': ({ headers }, { chance }) => {
    const [name, value] = chance.pick(oddHeaders);
    headers[name] = value;
  },
};

/** For a request without a body. */
const bodilyMutations: Record<string, Mutation> = {
  'a body': (draft, { chance, memory }) => {
    draft.body = chance.pick<unknown>([
      {},
      null,
      { _id: memory.anyId(chance) },
      { role: 'Instructor' },
      [],
      literal('{'),
      'x'.repeat(300_000),
    ]);
  },
};

/** The mutations for a request, by name. */
export function mutationsFor({
  hasBody,
  takesBytes,
}: Pick<ContractRoute, 'hasBody' | 'takesBytes'>): [name: string, mutation: Mutation][] {
  const mutations = hasBody
    ? { ...bodyMutations, ...textMutations, ...frameMutations }
    : takesBytes
      ? { ...pictureMutations, ...textMutations, ...frameMutations }
      : { ...bodilyMutations, ...frameMutations };
  return Object.entries(mutations);
}
