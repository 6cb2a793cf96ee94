/** A Redocly rule that checks the contract's extensions against the form in `info.description`. */
type Extended = Readonly<Record<string, unknown>>;

interface RuleContext {
  report: (problem: { message: string }) => void;
}

const ofOperations = [
  'x-roles',
  'x-invalidates',
  'x-event',
  'x-optional',
  'x-deadline',
  'x-outlives-page',
  'x-codes',
];
const ofResponses = ['x-codes'];
const ofSchemas = [
  'x-label',
  'x-sentences',
  'x-constants',
  'x-optional',
  'x-may-be-empty',
  'x-status',
  'x-lenient',
  'x-one-line',
];

/** The compiler checks types and subjects, in the generated calls. */
function faultsOfEvent(event: unknown): string[] {
  if (typeof event !== 'object' || event === null) return ['x-event is an object with a type.'];
  const fields = Object.entries(event);
  const isFitting =
    'type' in event &&
    fields.every(
      ([name, value]) => ['type', 'subject'].includes(name) && /^[a-z]+$/.test(String(value)),
    );
  return isFitting ? [] : ['x-event has a type and perhaps a subject, each one word.'];
}

/** A noun and a reason, each in camelCase. */
const failureCode = /^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/;

const isPositive = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Faults in the extensions of an operation, one sentence each. */
export function faultsOfOperation(operation: Extended): string[] {
  const { 'x-roles': roles, 'x-deadline': deadline, security } = operation;
  const isOpen = Array.isArray(security) && security.length === 0;
  const faults = [
    isOpen === (roles === undefined) || 'An operation has either x-roles or `security: []`.',
    deadline === undefined || isPositive(deadline) || 'x-deadline is a whole number of seconds.',
    ...['x-optional', 'x-outlives-page'].map(
      (flag) => [undefined, true].includes(operation[flag] as true) || `${flag} can only be true.`,
    ),
  ];
  const event = operation['x-event'];
  return [
    ...faults.filter((fault) => typeof fault === 'string'),
    ...(event === undefined ? [] : faultsOfEvent(event)),
    ...faultsOfCodes(operation['x-codes']),
    ...unknown(operation, ofOperations),
  ];
}

/** The generator checks that the contract has them, with a status of the operation. */
function faultsOfCodes(codes: unknown): string[] {
  const isFitting =
    codes === undefined ||
    (Array.isArray(codes) && codes.every((code) => failureCode.test(String(code))));
  return isFitting ? [] : ['x-codes is a list of codes, such as join.closed.'];
}

/** Faults in the extensions of a response, one sentence each. */
export function faultsOfResponse(response: Extended): string[] {
  return [...faultsOfCodes(response['x-codes']), ...unknown(response, ofResponses)];
}

/** Faults in the extensions of a schema, one sentence each. */
export function faultsOfSchema(schema: Extended): string[] {
  const constants = Object.entries((schema['x-constants'] ?? {}) as Record<string, string>);
  return [
    ...constants
      .filter(([keyword]) => schema[keyword] === undefined)
      .map(([keyword]) => `x-constants names "${keyword}", which the schema does not have.`),
    ...constants
      .filter(([, name]) => !/^[a-z][A-Za-z]+$/.test(name))
      .map(([, name]) => `x-constants gives "${name}", which is no camelCase name.`),
    ...faultsOfStatus(schema),
    ...faultsOfLenience(schema),
    ...faultsOfOneLine(schema),
    ...unknown(schema, ofSchemas),
  ];
}

function faultsOfStatus({ 'x-status': status, const: code }: Extended): string[] {
  if (status === undefined) return [];
  const isFitting = Number(status) >= 400 && Number(status) < 600 && failureCode.test(String(code));
  return isFitting
    ? []
    : ['x-status is the status of a refusal, beside the code that it gives it.'];
}

function faultsOfLenience({ 'x-lenient': lenient, enum: choices }: Extended): string[] {
  const isFitting = lenient === undefined || (lenient === true && Array.isArray(choices));
  return isFitting ? [] : ['x-lenient can only be true, and only beside an enum.'];
}

function faultsOfOneLine({ 'x-one-line': oneLine, type }: Extended): string[] {
  const isFitting = oneLine === undefined || (oneLine === true && type === 'string');
  return isFitting ? [] : ['x-one-line can only be true, and only beside the type string.'];
}

function unknown(node: Extended, known: readonly string[]): string[] {
  return Object.keys(node)
    .filter((key) => key.startsWith('x-') && !known.includes(key))
    .map((key) => `${key} is no extension that the contract describes.`);
}

type Paths = Readonly<Record<string, Extended>>;

/**
 * Optional operations that a server of the specification alone would take for one of its own: its
 * answer would say that the operation is there, and a call would do something else.
 *
 * @returns a sentence for each
 */
export function mistakableOperations(paths: Paths): string[] {
  const isOptional = (operation: unknown): boolean =>
    (operation as Extended)['x-optional'] === true;
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => ['get', 'put', 'post', 'delete', 'patch'].includes(method))
      .map(([method, operation]) => ({ method, path, isOptional: isOptional(operation) })),
  );
  const takes = (theirs: string, ours: string): boolean => {
    const segments = ours.split('/');
    const own = theirs.split('/');
    return (
      own.length === segments.length &&
      own.every((segment, at) => segment.startsWith('{') || segment === segments[at])
    );
  };
  return routes
    .filter((route) => route.isOptional)
    .flatMap(({ method, path }) =>
      routes
        .filter((one) => !one.isOptional && one.method === method && takes(one.path, path))
        .map(
          (one) =>
            `${method} ${path} is ${method} ${one.path} to a server of the specification: give it a path of its own.`,
        ),
    );
}

const extensions = () => ({
  Paths(paths: object, { report }: RuleContext) {
    for (const message of mistakableOperations(paths as Paths)) report({ message });
  },
  Operation(operation: object, { report }: RuleContext) {
    for (const message of faultsOfOperation(operation as Extended)) report({ message });
  },
  Response(response: object, { report }: RuleContext) {
    for (const message of faultsOfResponse(response as Extended)) report({ message });
  },
  Schema(schema: object, { report }: RuleContext) {
    for (const message of faultsOfSchema(schema as Extended)) report({ message });
  },
});

export const contractExtensions = { id: 'quizwright', rules: { oas3: { extensions } } };
