import { errorTable } from '#contract/errors.ts';
import { withoutAccents } from '#contract/fold-text.ts';
import type { MediaTypes, OpenApiDocument, Operation, ResponseObject } from '#service/api/open-api.ts';
import { type FieldRow, rowsOf } from './schema-rows.server.ts';

/** One call, as the page shows it. */
export interface OperationView {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Of the path, the query and the headers. */
  readonly parameters: readonly (FieldRow & { readonly where: string })[];
  readonly body: readonly FieldRow[];
  readonly answers: readonly AnswerView[];
  readonly refusals: readonly RefusalView[];
}

interface AnswerView {
  readonly status: string;
  readonly words: string;
  readonly media: readonly string[];
  readonly fields: readonly FieldRow[];
}

interface RefusalView {
  readonly status: string;
  readonly code: string;
  readonly message: string;
}

/** Calls of one subject, on a page of their own: all on one would be some 18,000 elements. */
export interface ApiPart {
  readonly tag: string;
  /** Its name in addresses. */
  readonly slug: string;
  readonly operations: readonly OperationView[];
}

interface Structure {
  readonly name: string;
  readonly fields: readonly FieldRow[];
}

interface ApiView {
  readonly version: string;
  readonly introduction: readonly string[];
  readonly parts: readonly ApiPart[];
  /** Every refusal, once. */
  readonly refusals: readonly RefusalView[];
  readonly structures: readonly Structure[];
}

const slugOf = (tag: string): string =>
  withoutAccents(tag)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** What a sentence is filled with is known when it is said. */
const withoutValues = (message: string) => message.replaceAll(/\{\w+\}\.?/g, '…');

const everyRefusal: readonly RefusalView[] = Object.entries(errorTable)
  .map(([code, [status, message]]) => ({ status: String(status), code, message: withoutValues(message) }))
  .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** The OpenAPI document as what the page shows of it. */
export function viewApi({ info, tags, paths, components }: OpenApiDocument): ApiView {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tags: operation.tags,
      view: viewOperation(path, method, operation, components.responses),
    })),
  );
  return {
    version: String(info.version),
    introduction: String(info.description).split('\n\n'),
    parts: tags.map(({ name }) => ({
      tag: name,
      slug: slugOf(name),
      operations: operations.filter((one) => one.tags.includes(name)).map(({ view }) => view),
    })),
    refusals: everyRefusal,
    structures: Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      fields: rowsOf(schema),
    })),
  };
}

const places = { path: 'adresse', query: 'requête', header: 'en-tête' } as const;

function viewOperation(
  path: string,
  method: string,
  operation: Operation,
  shared: OpenApiDocument['components']['responses'],
): OperationView {
  const { operationId, summary, description = '', parameters = [], requestBody } = operation;
  const responses = responsesOf(operation, shared);
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters: parameters.flatMap(({ name, required, schema, in: where, description: text }) =>
      rowsOf({ ...schema, ...(text && { description: text }) }, name, required).map((row) => ({
        ...row,
        where: places[where],
      })),
    ),
    body: requestBody ? fieldsOf(requestBody.content) : [],
    answers: answersOf(responses),
    refusals: refusalsOf(responses),
  };
}

/** By status, those that many calls share included; not `default`, which every call has. */
const responsesOf = (
  { responses }: Operation,
  shared: OpenApiDocument['components']['responses'],
): [string, ResponseObject][] =>
  Object.entries(responses).flatMap(([status, response]) => {
    if (status === 'default') return [];
    if (!('$ref' in response)) return [[status, response]];
    const found = shared[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)];
    return found ? [[status, found]] : [];
  });

const answersOf = (responses: readonly [string, ResponseObject][]): AnswerView[] =>
  responses
    .filter(([, response]) => response['x-refusals'] === undefined)
    .map(([status, { description, content = {} }]) => ({
      status,
      words: description,
      media: Object.keys(content),
      fields: fieldsOf(content),
    }));

const refusalsOf = (responses: readonly [string, ResponseObject][]): RefusalView[] =>
  responses.flatMap(([status, response]) =>
    (response['x-refusals'] ?? []).map(({ code, message }) => ({
      status,
      code,
      message: withoutValues(message),
    })),
  );

function fieldsOf(content: MediaTypes): FieldRow[] {
  const json = content['application/json'];
  return json && Object.keys(json.schema).length > 0 ? rowsOf(json.schema) : [];
}
