import type { components } from 'quizwright/contract';

export interface TypeServices {
  /** The types that questions can have; undefined for those of the specification. */
  questionTypes: readonly components['schemas']['NamedType'][] | undefined;
}
