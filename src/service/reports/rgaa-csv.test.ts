import { expect, it } from 'vitest';
import { auditReport, rgaaGridOf, visitedPage } from '#tests/support/report.ts';
import { rgaaToCsv } from './rgaa-csv.ts';

const [home, contact] = ['https://www.exemple.fr/', 'https://www.exemple.fr/contact'];
const counts = { c: 0, nc: 1, na: 1, review: 1 };
const report = (letters: string | undefined) =>
  auditReport({
    pages: [visitedPage({ url: home }), visitedPage({ url: contact, title: 'Nous écrire' })],
    rgaa: rgaaGridOf({
      perPage: [
        { url: home, ...counts, ...(letters !== undefined && { letters: 'n-?' }) },
        { url: contact, ...counts, ...(letters !== undefined && { letters }) },
      ],
    }),
  });
const rows = (csv: string) =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));

it('is the grid users of Ara know: criteria, then a column a page, with their four codes', () => {
  const [header, ...lines] = rows(rgaaToCsv(report('c-?')));
  expect(header).toEqual([
    'Critères',
    'Accueil',
    'Nous écrire',
    'Ensemble des pages',
    'Niveau',
    'Thématique',
    'Intitulé',
    'Notes',
  ]);
  expect(lines.map((line) => line.slice(0, 4))).toEqual([
    ['8.3', 'NC', 'C', 'NC'],
    ['8.4', 'NA', 'NA', 'NA'],
    ['8.6', 'NT', 'NT', 'NT'],
  ]);
  expect(lines[0]?.at(-1)).toBe('La langue de la page n’est pas indiquée');
  expect(lines[2]?.at(-1)).toBe('À vérifier par une personne. Une personne juge.');
});

it('says not tested of what a person must judge, and that something was found there', () => {
  const of = report('c-?');
  const criteria = (of.rgaa?.criteria ?? []).map((row) =>
    row.number === '8.6' ? { ...row, noted: true, reviewRules: ['rgaa-langue-absente'] } : row,
  );
  const line = rows(rgaaToCsv({ ...of, rgaa: { ...rgaaGridOf(), ...of.rgaa, criteria } })).at(-1);
  expect(line?.[3]).toBe('NT');
  expect(line?.at(-1)).toBe('Relevé, à juger. Une personne juge. La langue de la page n’est pas indiquée');
});

it('has a column for each page of a sample, in its order, under its name; one that was not read is not tested', () => {
  const of = report('c-?');
  const page = (url: string, name: string) => ({ url, name, kind: 'other' as const });
  const lost = 'https://www.exemple.fr/aide';
  const pages = [page(lost, '=Aide'), page(of.pages[1]?.url ?? '', 'Écrire'), page(home, 'Première')];
  const sampled = {
    ...of,
    sample: { name: 'RGAA', version: 2, pages },
    notAnalysed: [{ url: lost, reason: 'http-error' as const, detail: 'HTTP 404' }],
  };
  const [header, ...lines] = rows(rgaaToCsv(sampled));
  expect(header?.[1]).toContain('=Aide (non lue\u00a0: réponse en erreur (HTTP 404))');
  expect(header?.[1]).toMatch(/^[^=]/);
  expect(header?.slice(2, 5)).toEqual(['Écrire', 'Première', 'Ensemble des pages']);
  expect(lines.map((line) => line[1])).toEqual(lines.map(() => 'NT'));
  expect(lines[0]?.slice(2, 4)).toEqual(['C', 'NC']);
});

it('says of an older grid no more than it knows', () => {
  const old = report(undefined);
  const criteria = (old.rgaa?.criteria ?? []).map((row) => ({
    ...row,
    pages: { ...row.pages, [row.verdict]: 1, review: 1, ncUrls: row.verdict === 'nc' ? [home] : [] },
  }));
  const lines = rows(rgaaToCsv({ ...old, rgaa: { ...rgaaGridOf(), ...old.rgaa, criteria } })).slice(1);
  expect(lines.map((line) => line.slice(0, 4))).toEqual([
    ['8.3', 'NC', 'NT', 'NC'],
    ['8.4', 'NT', 'NT', 'NA'],
    ['8.6', 'NT', 'NT', 'NT'],
  ]);
});

it('has its columns and nothing else where the report has no grid', () => {
  expect(rows(rgaaToCsv(auditReport()))).toHaveLength(1);
});
