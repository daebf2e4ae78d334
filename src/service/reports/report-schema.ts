import { z } from 'zod';
import { report, reportSchemaVersion } from '#contract/report.ts';
import { tidySchema } from '../api/json-schema.ts';

/** The path under which the schema of exported reports is read; it never changes. */
const path = '/api/schemas/report.json';

/**
 * The JSON Schema (2020-12) of an exported report, made from the very contract that reads and writes it. Fields may be
 * added to a report: what the schema does not name is not refused.
 */
export function reportSchema(publicUrl: string): { readonly $schema: string; readonly $id: string } {
  const { $schema: _schema, ...schema } = z.toJSONSchema(report, {
    target: 'draft-2020-12',
    io: 'output',
    override: ({ jsonSchema }) => tidySchema(jsonSchema, 'output'),
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${publicUrl}${path}`,
    title: `Rapport d’audit Constat, version ${reportSchemaVersion}`,
    ...schema,
  } as const;
}
