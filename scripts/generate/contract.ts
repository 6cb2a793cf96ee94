/** The parts of the contract that the generator reads. */
export interface Contract {
  tags?: Tag[];
  paths: Record<string, PathItem>;
  components: {
    parameters?: Record<string, Parameter>;
    schemas: Record<string, JsonSchema>;
    responses?: Record<string, { 'x-codes'?: string[] }>;
  };
}

/** A parameter that operations share. */
interface Parameter {
  name: string;
  description?: string;
  schema: JsonSchema;
}

/** A noun that groups operations. */
export interface Tag {
  name: string;
}

/** The part of JSON Schema that describes replies. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  'x-lenient'?: boolean;
  'x-optional'?: boolean;
  'x-may-be-empty'?: boolean;
  default?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

interface RawContent {
  content?: Record<string, { schema: JsonSchema } | undefined>;
}

/** The schema of a body or an answer: JSON, or else bytes. */
function schemaIn({ content = {} }: RawContent = {}): JsonSchema | undefined {
  return (content['application/json'] ?? Object.values(content)[0])?.schema;
}

/** Whether it is sent as bytes. */
export const isBytes = ({ format }: JsonSchema): boolean => format === 'binary';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';

interface PathItem extends Partial<Record<Method, RawOperation>> {
  parameters?: unknown[];
}

interface RawOperation {
  operationId?: string;
  parameters?: { $ref?: string; name?: string }[];
  tags?: string[];
  summary?: string;
  description?: string;
  requestBody?: RawContent;
  responses?: Record<string, RawContent>;
  security?: unknown[];
  'x-roles'?: string[];
  'x-invalidates'?: string[];
  'x-event'?: OperationEvent;
  'x-optional'?: boolean;
  'x-deadline'?: number;
  'x-outlives-page'?: boolean;
  'x-codes'?: string[];
}

/** The event that hosts receive when an operation succeeds. */
export interface OperationEvent {
  type: string;
  subject?: string;
}

/** An operation as the generator writes it. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  /** Names of the path's parameters in order. */
  parameters: string[];
  hasBody: boolean;
  isQuery: boolean;
  /** Whether a change may say which revision it is based on. */
  hasRevision: boolean;
  /** Seconds after which a call times out. */
  deadline?: number;
  /** Whether a call continues when its page is closed or left. */
  outlivesPage: boolean;
  invalidates: Operation[];
  event?: OperationEvent;
  /** The schema of a success without its `data` envelope: of a list that also comes in pages, the whole. */
  answer: JsonSchema;
  /** The schema of a page; undefined if it has no pages. */
  page: JsonSchema | undefined;
  /** The schema of the body. */
  body: JsonSchema | undefined;
  /** Its noun. */
  tag: string;
  /** Roles that may call it; empty if the contract names none. */
  roles: string[];
  /** Whether it needs no token. */
  isOpen: boolean;
  /** Whether a server may lack it. */
  isOptional: boolean;
  /** What it does, in a few words. */
  title: string;
  /** More about it, in sentences. */
  description: string;
  /** One line for the docstrings. */
  summary: string;
}

export const methods: readonly Method[] = ['get', 'post', 'put', 'delete', 'patch'];

function describe(path: string, method: Method, raw: RawOperation): string {
  const roles = raw['x-roles'] ? ` For: ${raw['x-roles'].join(', ')}.` : '';
  const optional = raw['x-optional'] ? ' Optional: not every server has it.' : '';
  return `${raw.summary ?? ''}: \`${method.toUpperCase()} ${path}\`.${roles}${optional}`;
}

/** Whether an operation has one of the parameters that operations share. */
function takes({ parameters = [] }: RawOperation, name: string): boolean {
  return parameters.some(({ $ref = '' }) => $ref.endsWith(`/${name}`));
}

function answersOf(raw: RawOperation): Pick<Operation, 'answer' | 'page'> {
  const { responses = {} } = raw;
  const success = responses['200'] ?? responses['201'];
  const sent = schemaIn(success) ?? { type: 'object' };
  const all = sent.properties?.['data'] ?? sent;
  if (!takes(raw, 'Cursor')) return { answer: all, page: undefined };
  const list = all.oneOf?.find(({ type }) => type === 'array');
  const page = all.oneOf?.find((one) => one !== list);
  return { answer: list ?? all, page: page ?? all };
}

/**
 * Reads the operations in the order of the contract.
 *
 * @throws Error when an operation has no id, a query has a body, or `x-invalidates` names something
 * other than a query
 */
export function operationsOf(contract: Contract): Operation[] {
  const stale = new Map<Operation, string[]>();
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      if (raw === undefined) return [];
      if (raw.operationId === undefined) throw new Error(`${method} ${path} has no operationId.`);
      const operation: Operation = {
        id: raw.operationId,
        method,
        path,
        parameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
        hasBody: raw.requestBody !== undefined,
        isQuery: method === 'get',
        hasRevision: takes(raw, 'RecordRevision'),
        invalidates: [],
        ...answersOf(raw),
        body: schemaIn(raw.requestBody),
        tag: raw.tags?.[0] ?? '',
        roles: raw['x-roles'] ?? [],
        isOpen: raw.security?.length === 0,
        isOptional: raw['x-optional'] ?? false,
        title: raw.summary ?? '',
        description: raw.description ?? '',
        outlivesPage: raw['x-outlives-page'] ?? false,
        ...(raw['x-deadline'] === undefined ? {} : { deadline: raw['x-deadline'] }),
        ...(raw['x-event'] === undefined ? {} : { event: raw['x-event'] }),
        summary: describe(path, method, raw),
      };
      if (operation.isQuery && operation.hasBody) {
        throw new Error(`${operation.id} is a query with a body, which no cache key can contain.`);
      }
      stale.set(operation, raw['x-invalidates'] ?? []);
      return [operation];
    }),
  );
  for (const [operation, ids] of stale) {
    operation.invalidates = ids.map((id) => {
      const query = operations.find((other) => other.id === id && other.isQuery);
      if (query === undefined) {
        throw new Error(`${operation.id} invalidates "${id}", which is not a query.`);
      }
      return query;
    });
  }
  return operations;
}

/**
 * Whether only instructors call it. Such operations have files of their own, which no student's page
 * loads (decision 82).
 */
export function isForTeaching({ roles }: Operation): boolean {
  return roles.length === 1 && roles[0] === 'Instructor';
}

/** `groups` → `Groups`. */
export function capitalized(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** The name of a schema that is a reference; empty for others. */
export function refName({ $ref = '' }: JsonSchema): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** A type of `src/api`, and what reads into it, in the module of that name. */
interface OwnForm {
  type: string;
  reader: string;
}

/** Schemas that the client gives in a form of its own. */
export const ownForms: Readonly<Record<string, OwnForm>> = {
  Joined: { type: 'JoinedQuiz', reader: 'joinedQuiz' },
};

/**
 * The TypeScript type of an answer, a page or a body, as editors show it.
 *
 * @throws Error when it has no name
 */
export function typeName(schema: JsonSchema): string {
  if (schema.type === 'array' && schema.items) return `${typeName(schema.items)}[]`;
  if (isBytes(schema)) return bytesType;
  const name = refName(schema);
  if (name === '') {
    throw new Error(
      `${JSON.stringify(schema)} has no name. Editors would show all its fields wherever a hook is used. Name it in components.schemas.`,
    );
  }
  return ownForms[name]?.type ?? name;
}

/** What the client takes and gives as bytes. */
const bytesType = 'Blob';

/** The names in a type that are ours: `Group` of `Group[]`. */
export function namesIn(type: string): string[] {
  return (type.match(/[A-Z]\w*/g) ?? []).filter((name) => name !== bytesType);
}

/** What a mutation takes, and how it is declared if that is more than its body. */
export interface Input {
  type: string;
  fields: Readonly<Record<string, string>> | undefined;
  /** The body whose fields it has as well. */
  extended?: string | undefined;
}

/** The revision that a change is based on, which its record may lack. */
const revision = { 'revision?': 'string | number | undefined' };

/** A mutation takes its body, or its ids beside the body, or nothing; and perhaps a revision. */
export function inputOf({ id, parameters, body, hasRevision }: Operation): Input {
  const sent = body && typeName(body);
  const type = `${capitalized(id)}Input`;
  if (parameters.length === 0) {
    if (hasRevision) return { type, fields: revision, extended: sent };
    return { type: sent ?? 'void', fields: undefined };
  }
  const ids = Object.fromEntries(parameters.map((name) => [name, 'string']));
  const fields = {
    ...ids,
    ...(sent !== undefined && { body: sent }),
    ...(hasRevision && revision),
  };
  return { type, fields };
}
