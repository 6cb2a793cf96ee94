import type { OperationId } from '../api/createQuizClient';
import type { OperationEvent } from '../api/quizEvents';
import type { FailureCode } from '../rules/failureCodes';
import type { Role } from '../rules/limits';

/** JSON Schema as the contract uses it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** JSON, or the bytes of a picture. */
interface Content {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: JsonSchema; readonly example?: unknown };
    readonly 'image/*'?: { readonly schema: JsonSchema };
    readonly 'application/octet-stream'?: { readonly schema: JsonSchema };
  };
}

export interface ContractResponse extends Content {
  readonly $ref?: string;
  readonly 'x-codes'?: readonly FailureCode[];
  readonly description?: string;
}

export interface ContractOperation {
  readonly operationId: OperationId;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly 'x-roles'?: readonly Role[];
  readonly 'x-optional'?: boolean;
  readonly 'x-invalidates'?: readonly OperationId[];
  readonly 'x-event'?: OperationEvent;
  readonly 'x-deadline'?: number;
  readonly 'x-outlives-page'?: boolean;
  readonly 'x-codes'?: readonly FailureCode[];
  readonly parameters?: readonly (ContractParameter | { readonly $ref: string })[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, ContractResponse>>;
}

export interface ContractParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly 'x-optional'?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export type Method = 'get' | 'post' | 'put' | 'delete';

/** `openapi.yaml` as data. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly unknown[];
  readonly paths: Readonly<
    Record<
      string,
      { readonly parameters?: readonly unknown[] } & {
        readonly [method in Method]?: ContractOperation;
      }
    >
  >;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>;
    readonly parameters: Readonly<Record<string, ContractParameter>>;
    readonly responses: Readonly<Record<string, ContractResponse>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}
