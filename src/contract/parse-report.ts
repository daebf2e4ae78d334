import type { z } from 'zod';
import { type Report, report, reportSchemaVersion } from './report.ts';

/**
 * How each version ever stored is read; that of an older one lifts it to the present shape. Version 1 is the only one
 * so far: what reports gained since the first is optional in it (`tests/reports/` keeps one of each shape).
 */
const versions: Readonly<Record<number, z.ZodType<Report>>> = {
  [reportSchemaVersion]: report,
};

/** Versions that `parseReport` reads. */
export const knownReportVersions: readonly number[] = Object.keys(versions).map(Number);

/**
 * A stored report in the present shape: the only way from what the database holds to a `Report`.
 * @throws Error for a version nobody ever stored, ZodError for a document that is not of its version
 */
export function parseReport(document: unknown): Report {
  const version =
    typeof document === 'object' && document !== null && 'schemaVersion' in document
      ? document.schemaVersion
      : undefined;
  const schema = versions[Number(version)];
  if (!schema) throw new Error(`A stored report of version ${version} cannot be read.`);
  return schema.parse(document);
}

/** The same as JSON text. One of the present version goes as it is: large reports are not parsed for nothing. */
export function parseReportText(schemaVersion: number, text: string): string {
  return schemaVersion === reportSchemaVersion ? text : JSON.stringify(parseReport(JSON.parse(text)));
}
