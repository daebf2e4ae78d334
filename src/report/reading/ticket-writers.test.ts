import { describe, expect, test } from 'vitest';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { inertCode, inertJira, inertMarkdown, ticketWriters } from './ticket-writers.ts';

describe('tickets', () => {
  test.each(hostileTexts)('keep %j inert in Markdown', (text) => {
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

  test.each(hostileTexts)('keep %j inert in Jira', (text) => {
    const written = inertJira(text);
    expect(written).not.toMatch(/[\n\u202e]/);
    const left = written.replaceAll(/&#\d+;/g, '');
    expect(left).not.toMatch(/[\\*_^~{}[\]|!#<>@+&]|:\/\/|--|\?\?/);
    const code = ticketWriters.jira.code(text);
    expect(code.match(/\{noformat\}/g)).toHaveLength(2);
    expect(code).not.toContain('\n');
  });

  test('leave French as it is written', () => {
    const words = 'Le lien « Rendez-vous » (menu principal) : 3 endroits ; est-ce voulu ?';
    expect(inertJira(words)).toBe(words);
    expect(ticketWriters.plain.text(words)).toBe(words);
  });

  test.each(hostileTexts)('write %j on one line of plain text', (text) => {
    expect(ticketWriters.plain.code(text)).not.toMatch(/[\n\u202e]/);
    expect(ticketWriters.plain.heading(text, 3)).not.toMatch(/[\n\u202e]/);
  });
});
