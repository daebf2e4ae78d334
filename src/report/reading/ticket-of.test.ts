import { describe, expect, test } from 'vitest';
import { finding } from '#tests/support/report.ts';
import { inertCode, inertMarkdown, ticketOf } from './ticket-of.ts';

const address = 'https://constat.exemple/reports/1/constats/rgaa-langue-absente';
const hostile = [
  '[cliquez](javascript:alert(1))',
  '![x](https://mechant.fr/p.png)',
  '<img src=x onerror=alert(1)>',
  '<https://mechant.fr>',
  'https://mechant.fr/',
  '@tout-le-monde #1 ~~barré~~',
  '| a | b |\n|---|---|\n',
  '```\nfin du code\n```',
  '\n# Titre\n\n- liste',
  '\u202eexe.fdp',
];

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

  test.each(hostile)('keeps %j of an audited page inert', (text) => {
    const written = inertMarkdown(text);
    expect(written).not.toMatch(/[\n\u202e]/);
    // No mark of Markdown is left without the backslash that takes its meaning.
    expect(written.replaceAll(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[`*_{}[\]()<>#+\-.!|~:@&/=\\]/);
    const code = inertCode(text);
    const fence = /^`+/.exec(code)?.[0] ?? '';
    const inside = code.slice(fence.length, code.length - fence.length);
    expect(code.endsWith(fence)).toBe(true);
    expect(inside.split(/[^`]+/)).not.toContain(fence);
    expect(inside).not.toContain('\n');
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
