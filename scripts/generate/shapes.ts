import {
  isForTeaching,
  ownForms,
  refName,
  type Contract,
  type JsonSchema,
  type Operation,
} from './contract.ts';

const shapeWords = [
  'choice',
  'either',
  'listOf',
  'nothing',
  'number',
  'object',
  'optional',
  'pageOf',
  'text',
  'truth',
];

const pageOf = (page: string, whole: string): string => `/* @__PURE__ */ pageOf(${page}, ${whole})`;

/** Writes shapes and remembers which schemas they need. */
class ShapeWriter {
  readonly written = new Map<string, string>();
  /** What it needs of the shapes that are written elsewhere. */
  readonly borrowed = new Set<string>();

  constructor(
    private readonly schemas: Record<string, JsonSchema>,
    private readonly elsewhere: ReadonlyMap<string, string> = new Map(),
  ) {}

  /** The expression of a schema's shape; named schemas are written once and named. */
  expression(schema: JsonSchema): string {
    if (schema.$ref !== undefined) return this.named(refName(schema));
    if (schema.allOf !== undefined) return this.objectExpression(this.merged(schema));
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives !== undefined) {
      return `/* @__PURE__ */ either(${alternatives.map((one) => this.expression(one)).join(', ')})`;
    }
    if (Array.isArray(schema.type)) {
      const { type, ...rest } = schema;
      return `/* @__PURE__ */ either(${type.map((one) => this.expression({ ...rest, type: one })).join(', ')})`;
    }
    switch (schema.type) {
      case 'string':
        return schema.enum === undefined
          ? 'text'
          : `/* @__PURE__ */ choice(${schema.enum.map((value) => `'${String(value)}'`).join(', ')})`;
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
        return 'truth';
      case 'null':
        return 'nothing';
      case 'array':
        return `/* @__PURE__ */ listOf(${this.expression(schema.items ?? {})})`;
      case 'object':
        return this.objectExpression(schema);
      default:
        throw new Error(
          `No shape for ${JSON.stringify(schema)}. Teach scripts/generate/shapes.ts.`,
        );
    }
  }

  private named(name: string): string {
    const schema = this.schemas[name];
    if (schema === undefined) throw new Error(`The contract names no schema "${name}".`);
    // A named text is just a text.
    if (schema.type === 'string' && schema.enum === undefined) return 'text';
    if (this.elsewhere.has(name)) this.borrowed.add(name);
    else if (!this.written.has(name)) {
      const expression = this.expression(schema);
      this.written.set(name, `const ${name}: Shape = ${expression};\n`);
    }
    return name;
  }

  private merged(schema: JsonSchema): JsonSchema {
    if (schema.$ref !== undefined) return this.merged(this.schemas[refName(schema)] ?? {});
    const parts = [schema, ...(schema.allOf ?? []).map((part) => this.merged(part))];
    return {
      type: 'object',
      required: parts.flatMap((part) => part.required ?? []),
      properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
        string,
        JsonSchema
      >,
    };
  }

  private objectExpression({ properties = {}, required = [] }: JsonSchema): string {
    const key = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`);
    const needed: string[] = [];
    const others: string[] = [];
    for (const [name, schema] of Object.entries(properties)) {
      if (this.isLenient(schema.items ?? schema)) continue;
      const shape = this.expression(schema);
      if (required.includes(name)) needed.push(`${key(name)}: ${shape}`);
      else {
        const fallback = this.takesNull(schema) ? null : schema.default;
        const given = fallback === undefined ? shape : `${shape}, ${JSON.stringify(fallback)}`;
        others.push(`${key(name)}: /* @__PURE__ */ optional(${given})`);
      }
    }
    const parts = [`{ ${needed.join(', ')} }`];
    if (others.length > 0) parts.push(`{ ${others.join(', ')} }`);
    return `/* @__PURE__ */ object(${parts.join(', ')})`;
  }

  /** Whether a reader takes any value: a choice that it does not know says nothing to it. */
  private isLenient({ $ref, ...schema }: JsonSchema): boolean {
    const named = $ref === undefined ? schema : this.schemas[refName({ $ref })];
    return named?.['x-lenient'] === true;
  }

  private takesNull(schema: JsonSchema): boolean {
    return (schema.oneOf ?? []).some((one) => one.type === 'null');
  }
}

/** The shapes of what operations answer, and the named ones that they need before them. */
function writeAnswers(
  writer: ShapeWriter,
  operations: readonly Operation[],
  exported: ReadonlySet<string> = new Set(),
): string {
  const answers = operations.map(({ id, answer, page }) => {
    const read = writer.expression(answer);
    const isPage = page !== undefined && page === answer;
    const reader = ownForms[refName(answer)]?.reader;
    const given = reader === undefined ? read : `/* @__PURE__ */ ${reader}(${read})`;
    const whole = isPage ? pageOf(read, read) : given;
    const written = `export const ${id}Shape: Shape = ${whole};\n`;
    if (page === undefined) return written;
    const paged = isPage ? `${id}Shape` : pageOf(writer.expression(page), `${id}Shape`);
    return `${written}\nexport const ${id}PageShape: Shape = ${paged};\n`;
  });
  const named = [...writer.written].map(([name, text]) =>
    exported.has(name) ? `export ${text}` : text,
  );
  const shapes = [...named, ...answers].join('\n');
  const used = shapeWords.filter((word) => new RegExp(`\\b${word}\\b`).test(shapes));
  const readers = Object.values(ownForms)
    .map(({ reader }) => reader)
    .filter((reader) => shapes.includes(`${reader}(`));
  const borrowed = [...writer.borrowed];
  return [
    ...readers.map((reader) => `import { ${reader} } from './${reader}';\n`),
    `import { ${used.join(', ')}, type Shape } from './shape';\n`,
    ...(borrowed.length > 0 ? [`import { ${borrowed.join(', ')} } from './shapes';\n`] : []),
    `\n${shapes}`,
  ].join('');
}

/**
 * Writes src/api/shapes.ts: how to read the reply of each operation, without its `data` envelope;
 * and src/api/teachingShapes.ts, which has those that only instructors call.
 */
export function writeShapes(
  contract: Contract,
  operations: readonly Operation[],
): { shared: string; teaching: string } {
  const { schemas } = contract.components;
  const shared = operations.filter((operation) => !isForTeaching(operation));
  const sharedWriter = new ShapeWriter(schemas);
  writeAnswers(sharedWriter, shared);
  const teachingWriter = new ShapeWriter(schemas, sharedWriter.written);
  const teaching = writeAnswers(teachingWriter, operations.filter(isForTeaching));
  return { shared: writeAnswers(sharedWriter, shared, teachingWriter.borrowed), teaching };
}
