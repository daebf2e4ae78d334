import { formatNumber } from '#contract/french.ts';
import type { JsonSchema } from '#service/api/open-api.ts';

/** One field of a body or of an answer. */
export interface FieldRow {
  /** `items[].id`; empty for the whole. */
  readonly path: string;
  readonly type: string;
  /** Name of the structure that says more, where there is one. */
  readonly named?: string;
  readonly required: boolean;
  readonly note: string;
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'date et heure',
  date: 'jour',
  uuid: 'identifiant',
};
const types: Readonly<Record<string, string>> = {
  string: 'texte',
  integer: 'nombre entier',
  number: 'nombre',
  boolean: 'oui ou non',
  object: 'objet',
  array: 'liste',
  null: 'rien',
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** The fields of a schema, those of its objects and lists after it, in the order of the document. */
export function rowsOf(schema: JsonSchema, path = '', required = true): FieldRow[] {
  const { options, isNullable } = optionsOf(schema);
  const [only] = options;
  if (only && options.length === 1) return single(only, path, required, isNullable);
  const named = options.every(({ properties }) => isSchema(properties));
  if (named) return options.flatMap((option) => variantRows(option, path));
  return [row(path, options.map(typeOf).join(' ou '), required, isNullable, schema)];
}

/** A choice without its « or nothing ». */
function optionsOf(schema: JsonSchema): { options: JsonSchema[]; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const [type, ...others] = schema.type.filter((one) => one !== 'null');
    if (others.length === 0) return { options: [{ ...schema, type }], isNullable: true };
  }
  const all = schemasIn(schema.anyOf ?? schema.oneOf);
  if (all.length === 0) return { options: [schema], isNullable: false };
  const options = all.filter(({ type }) => type !== 'null');
  return { options, isNullable: options.length < all.length };
}

function single(schema: JsonSchema, path: string, required: boolean, isNullable: boolean): FieldRow[] {
  const own = row(path, typeOf(schema), required, isNullable, schema);
  const named = nameOf(schema);
  if (named) return [{ ...own, named }];
  const below = [...fieldRows(schema, path), ...itemRows(schema, path)];
  // The whole says nothing that its fields do not say.
  return path === '' && below.length > 0 ? below : [own, ...below];
}

function fieldRows({ properties, required }: JsonSchema, path: string): FieldRow[] {
  if (!isSchema(properties)) return [];
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([name, field]) =>
    isSchema(field) ? rowsOf(field, path === '' ? name : `${path}.${name}`, needed.includes(name)) : [],
  );
}

/** What a list or a dictionary holds, where it is not a mere value that its own row names. */
function itemRows({ items, additionalProperties }: JsonSchema, path: string): FieldRow[] {
  const each = isSchema(items) ? items : isSchema(additionalProperties) ? additionalProperties : null;
  if (each === null || nameOf(each)) return [];
  return rowsOf(each, `${path}[]`).filter((one) => one.path !== `${path}[]`);
}

/** One form of a value that has several, told by its constant field: `element` → « si type vaut element ». */
function variantRows(option: JsonSchema, path: string): FieldRow[] {
  const rows = fieldRows(option, path);
  const told = rows.find(({ note }) => note.startsWith('vaut '));
  return rows.map((one) =>
    one === told
      ? one
      : { ...one, note: [`si ${told?.path} ${told?.note}`, one.note].filter(Boolean).join(' ; ') },
  );
}

function row(
  path: string,
  type: string,
  required: boolean,
  isNullable: boolean,
  schema: JsonSchema,
): FieldRow {
  return { path, type: isNullable ? `${type} ou rien` : type, required, note: noteOf(schema) };
}

function nameOf({ $ref, items }: JsonSchema): string | undefined {
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  return isSchema(items) ? nameOf(items) : undefined;
}

function typeOf(schema: JsonSchema): string {
  const { type, format, items, $ref } = schema;
  if ($ref !== undefined) return 'objet';
  if (type === 'array' && isSchema(items) && !isSchema(items.properties)) return `liste : ${typeOf(items)}`;
  return formats[String(format)] ?? types[String(type)] ?? 'valeur';
}

/** What a value must be, in words. */
function noteOf(schema: JsonSchema): string {
  const { enum: choices, const: only, default: usual, description } = schema;
  const notes = [
    typeof description === 'string' ? description.replace(/\.$/, '') : '',
    Array.isArray(choices) ? choices.join(', ') : '',
    only === undefined ? '' : `vaut ${only}`,
    bounds(schema.minLength, schema.maxLength, ' caractères'),
    bounds(schema.minimum, schema.maximum, ''),
    bounds(schema.minItems, schema.maxItems, ' éléments'),
    usual === undefined || usual === '' ? '' : `${usual} sinon`,
  ];
  return notes.filter((note) => note !== '').join(' ; ');
}

function bounds(least: unknown, most: unknown, unit: string): string {
  const from = typeof least === 'number' ? formatNumber(least) : null;
  const to = typeof most === 'number' ? formatNumber(most) : null;
  if (from !== null && to !== null) return `de ${from} à ${to}${unit}`;
  if (to !== null) return `${to}${unit} au plus`;
  return from === null || from === '0' ? '' : `${from}${unit} au moins`;
}
