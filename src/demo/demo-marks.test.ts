import { describe, expect, test } from 'vitest';
import { fillValues, includeParts, markedRules, renderMarks } from './demo-marks.ts';
import { demoHeaders, demoSettings, settingsFaults } from './demo-settings.ts';

const text =
  'a [[faute rule-one rule-two]]wrong[[sinon]]right[[fin]] b [[faute rule-three]]only wrong[[fin]]';

describe('a mark', () => {
  test('shows its first half on the faulty site and its second one on the twin', () => {
    expect(renderMarks(text, 'faulty')).toBe('a wrong b only wrong');
    expect(renderMarks(text, 'fixed')).toBe('a right b ');
  });

  test('names every rule that sees the defect', () => {
    expect(markedRules(text)).toEqual(['rule-one', 'rule-two', 'rule-three']);
  });

  test('may hold a part that has marks of its own', () => {
    const parts = new Map([['foot', '[[faute rule-four]]old[[sinon]]new[[fin]] {{titre}}']]);
    const page = '[[faute rule-one]]none[[sinon]]{{foot}}[[fin]]';
    expect(includeParts(page, parts, 'faulty')).toBe('none');
    expect(includeParts(page, parts, 'fixed')).toBe('new {{titre}}');
  });
});

test('values are filled, and what is not known is left alone', () => {
  expect(fillValues('{{titre}} {{autre}}', { titre: 'Valmont' })).toBe('Valmont {{autre}}');
});

describe('the settings of a site', () => {
  const settings = demoSettings.parse({
    headers: {
      '*': { both: { A: 'always' }, fixed: { 'rule-one': { B: 'twin' } } },
      '/assets/*': { faults: { 'rule-two rule-three': { A: 'file' } } },
      '/contact': { faults: { 'rule-four': { C: 'page' } } },
    },
    status: { '/gone': { status: 404, page: 'absent.html', fault: 'rule-five' } },
    onlyFaulty: {},
    onlyFixed: {},
    also: {},
    delays: { '/slow': { ms: 900, fault: 'rule-six' } },
    notFound: { page: 'absent.html', faultyStatus: 404, fixedStatus: 404 },
  });

  test('give a path the headers of every line that matches it, the last one first', () => {
    expect(demoHeaders(settings, '/assets/a.jpg', 'faulty')).toEqual({ A: 'file' });
    expect(demoHeaders(settings, '/assets/a.jpg', 'fixed')).toEqual({ A: 'always', B: 'twin' });
    expect(demoHeaders(settings, '/contact', 'faulty')).toEqual({ A: 'always', C: 'page' });
  });

  test('name their faults, with the page when one alone shows them', () => {
    expect(settingsFaults(settings)).toEqual([
      { ruleId: 'rule-one', path: null },
      { ruleId: 'rule-two', path: null },
      { ruleId: 'rule-three', path: null },
      { ruleId: 'rule-four', path: '/contact' },
      { ruleId: 'rule-six', path: '/slow' },
      { ruleId: 'rule-five', path: null },
    ]);
  });
});
