import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { knownReportVersions, parseReport, parseReportText } from './parse-report.ts';
import { reportSchemaVersion } from './report.ts';

const folder = 'tests/reports';
const stored = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
const documentOf = (name: string) => JSON.parse(stored.find((one) => one.name === name)?.text ?? '');

describe('stored reports', () => {
  it.each(stored)('$name is read in the present shape, nothing lost', ({ text }) => {
    const document = JSON.parse(text);
    const read = parseReport(document);
    expect(read.schemaVersion).toBe(reportSchemaVersion);
    expect(read).toEqual({ ...document, schemaVersion: reportSchemaVersion });
  });

  it('are kept here in every version there ever was', () => {
    const kept = stored.map(({ text }) => JSON.parse(text).schemaVersion);
    const all = Array.from({ length: reportSchemaVersion }, (_, index) => index + 1);
    expect([...new Set(kept)].toSorted()).toEqual(all);
    expect(knownReportVersions.toSorted()).toEqual(all);
  });

  it('lack what came later, and say nothing of it', () => {
    const first = parseReport(documentOf('v1-first.json'));
    expect([first.rgaa, first.activeProbes, first.checks[0]?.ruleVersion]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(parseReport(documentOf('v1-english.json'))).toMatchObject({ activeProbes: false });
  });

  it.each([undefined, 0, 99, 'toString'])('of version %s are refused, not guessed', (schemaVersion) => {
    expect(() => parseReport({ ...documentOf('v1-first.json'), schemaVersion })).toThrow(
      `version ${schemaVersion}`,
    );
  });

  it.each([null, 'texte', []])('must be an object, not %j', (document) => {
    expect(() => parseReport(document)).toThrow('version undefined');
  });

  it('that are not of their version are refused', () => {
    expect(() => parseReport({ ...documentOf('v1-first.json'), score: 'bon' })).toThrow('score');
  });
});

test('the text of a present report goes out byte for byte', () => {
  const text = '{"schemaVersion":1,  "any": "thing"}';
  expect(parseReportText(reportSchemaVersion, text)).toBe(text);
  expect(() => parseReportText(99, '{"schemaVersion":99}')).toThrow('version 99');
});
