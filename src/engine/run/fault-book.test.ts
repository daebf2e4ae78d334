import { expect, it, vi } from 'vitest';
import type { EngineFault } from '../judge/faults.ts';
import { createJournal } from '../ports/journal.ts';
import { openFaultBook } from './fault-book.ts';

const fault = (url: string, message = 'x is undefined'): EngineFault => ({
  kind: 'rule',
  id: 'seo-titre-duplique',
  url,
  message,
  stack: `Error: ${message}\n  at rule`,
});

it('keeps every failure, notes each in the journal and logs each kind once, with its stack and version', () => {
  const warn = vi.fn();
  const journal = createJournal();
  const book = openFaultBook(journal, { info: () => undefined, warn }, '1.2.3');
  const faults = [fault('https://a.fr/'), fault('https://a.fr/b'), fault('https://a.fr/c', 'other')];
  book.add(faults);
  expect(book.entries()).toEqual(faults);
  expect(journal.entries().map(({ step, detail }) => `${step}: ${detail}`)).toEqual([
    'rule failed: seo-titre-duplique https://a.fr/ x is undefined',
    'rule failed: seo-titre-duplique https://a.fr/b x is undefined',
    'rule failed: seo-titre-duplique https://a.fr/c other',
  ]);
  expect(warn.mock.calls).toEqual([
    [{ ...faults[0], engineVersion: '1.2.3' }, 'rule failed'],
    [{ ...faults[2], engineVersion: '1.2.3' }, 'rule failed'],
  ]);
});

it('stays bounded whatever fails', () => {
  const book = openFaultBook(createJournal(), { info: () => undefined, warn: () => undefined }, '1.2.3');
  book.add(Array.from({ length: 2_000 }, (_, page) => fault(`https://a.fr/${page}`)));
  expect(book.entries()).toHaveLength(500);
});
