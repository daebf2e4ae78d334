import { describe, expect, test } from 'vitest';
import { hostileTexts as hostile } from '#tests/support/hostile-texts.ts';
import { finding } from '#tests/support/report.ts';
import { ticketOf } from './ticket-of.ts';

const address = 'https://constat.exemple/reports/1/constats/rgaa-langue-absente';

describe('a ticket', () => {
  test('says what, where, why, what to do, and when it is done', () => {
    const ticket = ticketOf(finding({ occurrences: 3 }), address);
    for (const part of [
      'La langue de la page',
      'Pourquoi',
      'À faire',
      '3\u00a0endroits',
      'www.exemple.fr',
      address,
    ])
      expect(ticket).toContain(part);
    expect(ticket).toContain('` <html> `');
  });

  test('holds no line that the page could have begun', () => {
    const evidence = hostile.map((quote) => ({ type: 'text', quote, where: quote }) as const);
    const clean = ticketOf(
      finding({ evidence: hostile.map(() => ({ type: 'text', quote: 'x', where: 'x' })) }),
      address,
    );
    const lines = ticketOf(finding({ evidence }), address).split('\n');
    expect(lines).toHaveLength(clean.split('\n').length);
  });
});
