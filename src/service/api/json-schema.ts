import { z } from 'zod';
import { namedSchemas } from '#contract/api/named-schemas.ts';
import type { JsonSchema } from './open-api.ts';

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

/** Formats of JSON Schema that say all a pattern would; zod also writes some that are its own. */
const standardFormats = ['date-time', 'date', 'uuid', 'email', 'uri'];

/** Takes out what only zod means or what every integer has. */
export function tidySchema(schema: Record<string, unknown>, io: 'input' | 'output'): void {
  const isStandard = standardFormats.includes(String(schema.format));
  if (isStandard) delete schema.pattern;
  else delete schema.format;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A later version may answer more: only what we are given must hold nothing else.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

/** A schema of ours as JSON schema; named ones (`namedSchemas`) are referred to, in `components`. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // Inside another, so that a named schema is a reference even when it is the whole.
  const { properties } = convert(z.object({ it: schema }), io);
  return properties?.it ?? {};
}

/** Every named schema, for `components`. */
export function namedJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { $defs = {} } = convert(z.object(namedSchemas), 'output');
  const own = Object.entries($defs).map(([id, { id: _id, ...schema }]) => [id, schema]);
  return Object.fromEntries(own);
}

interface Converted {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

function convert(schema: z.ZodType, io: 'input' | 'output'): Converted {
  const json = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    metadata: names,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      tidySchema(jsonSchema, io);
      // `.describe()` writes in zod’s own registry, which ours stands for here.
      const { description } = z.globalRegistry.get(zodSchema) ?? {};
      if (description) jsonSchema.description = description;
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
