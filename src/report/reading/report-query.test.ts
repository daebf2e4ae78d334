import { describe, expect, test } from 'vitest';
import { isFiltered, noQuery, parseReportQuery, type ReportQuery, writeReportQuery } from './report-query.ts';

const read = (text: string) => parseReportQuery(new URLSearchParams(text));

describe('what the address of a report asks', () => {
  test('is read as it was written', () => {
    const asked: ReportQuery = {
      search: 'lien & image',
      theme: 'seo',
      severity: 'majeur',
      state: 'verifier',
      role: 'editorial',
      page: 'https://www.exemple.fr/é?a=1&b=2',
      isNew: true,
      stake: 'risk' as const,
      decision: 'sans',
      assignee: 'moi',
      at: 3,
    };
    expect(read(writeReportQuery(asked))).toEqual(asked);
    expect(writeReportQuery(noQuery)).toBe('');
  });

  test('is everything where it names nothing known', () => {
    for (const text of ['', 'theme=&gravite=&q=', 'theme=magie&etat=perdu&p=-1&role=roi', 'p=1e99&nouveau=1'])
      expect(read(text), text).toEqual(noQuery);
    expect(isFiltered(read('p=4'))).toBe(false);
    expect(isFiltered(read('q=lien'))).toBe(true);
  });

  test('leaves the page of a link that asks to look again to that link', () => {
    expect(read('verifier=rgaa-langue-absente&page=https://www.exemple.fr/').page).toBeNull();
  });

  test('is bounded', () => {
    expect(read(`q=${'x'.repeat(5000)}`).search).toHaveLength(200);
  });
});
