/* The parts of OpenAPI 3.1 that our document uses (spec.openapis.org/oas/v3.1.1). */

/** A JSON schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export type MediaTypes = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface ResponseObject {
  readonly description: string;
  readonly content?: MediaTypes;
  /** Ours: the codes behind a refused status, with what the person reads. */
  readonly 'x-refusals'?: readonly { readonly code: string; readonly message: string }[];
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Ours: what a key must be allowed; absent where none is accepted. */
  readonly 'x-key-scope'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, ResponseObject | { readonly $ref: string }>>;
}

/** A type, not an interface: only that is a record of anything for who wants one. */
export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
};
