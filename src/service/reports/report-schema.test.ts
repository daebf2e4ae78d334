import Ajv from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { fullReport } from '#tests/support/e2e-report.ts';
import { reportSchema } from './report-schema.ts';

const schema = reportSchema('https://constat.example');
/** Another reader of JSON Schema than the one that wrote it. Formats are the writer’s concern. */
const validate = new Ajv({
  strict: true,
  strictRequired: false,
  validateFormats: false,
  allErrors: true,
}).compile(schema);
const faultsOf = (document: unknown) => {
  validate(JSON.parse(JSON.stringify(document)));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

it('is where it says it is, in the draft it names', () => {
  expect(schema.$id).toBe('https://constat.example/api/schemas/report.json');
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});

it('holds for a report made by the engine, and for one that shows everything', async () => {
  const { report } = await replayAudit('tests/golden/demo', { engineVersion: 'test' });
  expect(report.findings.length).toBeGreaterThan(50);
  expect(faultsOf(report)).toEqual([]);
  expect(faultsOf(fullReport('https://www.exemple.fr/'))).toEqual([]);
});

it('lets fields be added, and refuses what is no report', () => {
  const report = fullReport('https://www.exemple.fr/');
  expect(faultsOf({ ...report, decisions: {}, later: 1 })).toEqual([]);
  expect(faultsOf({ ...report, score: '72' })).not.toEqual([]);
  expect(faultsOf({ ...report, findings: [{}] })).not.toEqual([]);
});
