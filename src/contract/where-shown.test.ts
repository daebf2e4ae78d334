import { expect, test } from 'vitest';
import type { Evidence } from './report.ts';
import { whereShown, widthOfFinding } from './where-shown.ts';

const element = (more: object = {}): Evidence => ({
  type: 'element',
  selector: 'a',
  snippet: '<a>',
  ...more,
});
const finding = (...evidence: Evidence[]) => ({
  evidence: [],
  pages: evidence.map((one, at) => ({ url: `https://exemple.fr/${at}`, occurrences: 1, evidence: [one] })),
});

test('a proof says its width and what opens it, and nothing when it shows everywhere', () => {
  expect(whereShown(element())).toBe('');
  expect(whereShown(element({ width: 'desktop' }))).toBe('Sur un écran d’ordinateur seulement');
  expect(whereShown(element({ width: 'mobile', opened: 'Menu' }))).toBe(
    'Sur un écran de téléphone seulement – Une fois ouvert\u00a0: «\u00a0Menu\u00a0»',
  );
  expect(whereShown({ type: 'page', url: 'https://exemple.fr/' })).toBe('');
});

test('a finding is of one width when each of its proofs is', () => {
  expect(widthOfFinding(finding(element({ width: 'mobile' }), element({ width: 'mobile' })))).toBe(
    'Sur un écran de téléphone seulement',
  );
  expect(widthOfFinding(finding(element({ width: 'mobile' }), element()))).toBe('');
  expect(widthOfFinding(finding(element({ width: 'mobile' }), element({ width: 'desktop' })))).toBe('');
  expect(widthOfFinding(finding())).toBe('');
});
