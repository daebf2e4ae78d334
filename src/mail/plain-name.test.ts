import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['a site', 'www.exemple.fr', 'www.exemple.fr'],
  ['an address', 'camille@exemple.fr', 'camille@exemple.fr'],
  ['lines and text that is turned round', 'a\r\nBcc: x\u202e\u200bfr', 'aBcc: xfr'],
  ['more than a name', 'x'.repeat(200), `${'x'.repeat(79)}…`],
])('%s reads as plain text', (_what, given, read) => {
  expect(plainName(given).replaceAll('\u2060', '')).toBe(read);
});

it('leaves nothing that a mail program takes for an address', () => {
  for (const text of ['https://gagnez.exemple/prix', 'gagnez.exemple', 'gagnez@exemple.fr'])
    expect(plainName(text)).not.toMatch(/\w[.@]\w|:\/\//);
});
