import { describe, expect, test } from 'vitest';
import type { Fix } from '#contract/fix.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { finding } from '#tests/support/report.ts';
import { fixTicket } from './fix-ticket.ts';
import { type TicketFormat, ticketFormats } from './ticket-writers.ts';

const address = 'https://constat.exemple/reports/1/correctifs/part%3Afooter';
const formats = Object.keys(ticketFormats) as TicketFormat[];
const fix: Fix = {
  key: 'part:footer',
  cause: 'part',
  subject: 'le pied de page',
  title: 'Corriger le pied de page',
  explanation: 'Une seule source.',
  findings: [],
  defects: 12,
  pages: 3,
  points: 9,
  hours: [0, 1],
  role: 'development',
};
const url = (index: number) => `https://www.exemple.fr/page${index}`;
const told = (index: number, change: Parameters<typeof finding>[0] = {}) => ({
  finding: finding({
    ruleId: `controle${index}`,
    title: `Constat numéro ${index}`,
    occurrences: 12,
    pages: [1, 2].map((page) => ({
      url: url(page),
      occurrences: 6,
      evidence: [{ type: 'element', selector: `#a${index}`, snippet: `<a id="a${index}"></a>` }],
    })),
    ...change,
  }),
  occurrences: 12,
  address: `https://constat.exemple/reports/1/constats/controle${index}`,
});

describe('the ticket of a fix', () => {
  test.each(formats)('names every finding with its places, proofs, check and link, in %s', (format) => {
    const ticket = fixTicket(fix, [told(1), { ...told(2), occurrences: 4 }], address, format);
    const said = [
      ...['Une seule source', '12\u00a0endroits sur 3\u00a0pages', '+9\u00a0points', address],
      ...['Constat numéro 1', 'Constat numéro 2', url(1), url(2), '<a id="a1"></a>', '<a id="a2"></a>'],
      ...['constats/controle1', 'constats/controle2', '4 des 12\u00a0endroits', 'Vérifier ce correctif'],
    ];
    for (const part of said) expect(ticket).toContain(part);
  });

  test.each(formats)('holds no line that the audited page could have begun, in %s', (format) => {
    const made = (quotes: readonly string[]) =>
      fixTicket(
        { ...fix, title: quotes[0] ?? '', explanation: quotes[1] ?? '' },
        [
          told(1, {
            title: quotes[2] ?? '',
            why: quotes[3] ?? '',
            fix: quotes[4] ?? '',
            pages: quotes.map((quote) => ({
              url: quote,
              occurrences: 1,
              evidence: [{ type: 'text', quote, where: quote }],
            })),
          }),
        ],
        address,
        format,
      ).split('\n').length;
    expect(made(hostileTexts)).toBe(made(hostileTexts.map(() => 'x')));
  });

  test.each(formats)('stays as short as tools take it, and still names every finding, in %s', (format) => {
    const long = 'très long '.repeat(300);
    const findings = Array.from({ length: 60 }, (_, index) => told(index, { why: long }));
    const ticket = fixTicket(fix, findings, address, format);
    expect(ticket.length).toBeLessThan(32_767);
    for (const one of findings) expect(ticket).toContain(one.address);
  });
});
