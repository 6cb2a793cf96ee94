import type { Kinded, TypedKind } from '../../items/kind/kind';
import type { QuestionKind } from '../../rules/limits';
import { numeric } from './numberWriter';
import type { TypedWriter } from './questionFormat';

type TypedWriters = Record<TypedKind, TypedWriter> & Partial<Record<QuestionKind, TypedWriter>>;

const writers: TypedWriters = { numeric };

/** Writes the questions of a kind whose answers are typed; undefined for a kind with options. */
export const typedWriterOf = ({ kind = 'single' }: Kinded): TypedWriter | undefined =>
  writers[kind];
