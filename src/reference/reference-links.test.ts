import axe from 'axe-core';
import { expect, test } from 'vitest';
import { linkOfReference } from './reference-links.ts';

test.each([
  ['RGAA 8.3.1', 'https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/#8.3.1'],
  ['WCAG 1.4.3', 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum'],
  ['RFC 6797', 'https://www.rfc-editor.org/rfc/rfc6797'],
  ['RFC 9110 §15.5', 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5'],
  ['LCEN art. 1-1 I 2°', 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000801164'],
  ['OWASP 2025 A02', 'https://owasp.org/Top10/2025/'],
  [
    'axe-core image-alt',
    `https://dequeuniversity.com/rules/axe/${axe.version.split('.').slice(0, 2).join('.')}/image-alt`,
  ],
  ['Bonne pratique', null],
])('%s leads to %s', (reference, address) => {
  expect(linkOfReference(reference)).toBe(address);
});
