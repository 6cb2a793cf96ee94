/** The type of a quiz that draws from every type of questions (spec §3). */
const everyType = 'DO';

/** A type of questions: how requests name it, and how people read it. */
interface NamedType {
  value: string;
  label: string;
}

/** The types of the specification, as refusals name them. */
const usual: readonly NamedType[] = [
  { value: 'FE', label: 'Frontend' },
  { value: 'BE', label: 'Backend' },
];

interface Described {
  components: { schemas: Record<string, object> };
}

/**
 * The contract of a server that has these types of questions. Requests with another type do not fit
 * it, answers do; `DO` of a quiz always fits.
 */
export function withQuestionTypes<Document extends Described>(
  document: Document,
  types: readonly string[],
): Document {
  const { components } = document;
  const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values });
  const schemas = {
    ...components.schemas,
    QuestionType: oneOf(types),
    QuizType: oneOf([...new Set([...types, everyType])]),
  };
  return { ...document, components: { ...components, schemas } };
}

/**
 * What the questions of a quiz are about, for a refusal.
 *
 * @param types those of the server. @default the specification's
 */
export function drawnTypeName(type: string, types: readonly NamedType[] = usual): string {
  if (type === everyType) return 'any type';
  return types.find(({ value }) => value === type)?.label ?? type;
}
