import { expect, test } from 'vitest';
import { pageFacts } from '#tests/support/artifacts.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import { acceptButtons, bannerOf, buttonKind, refuseButtons, textSpeaksOfRefusal } from './consent.ts';

test.each([
  ['Tout accepter', 'accept'],
  ['OK', 'accept'],
  ['J’accepte', 'accept'],
  ['Tout refuser', 'refuse'],
  ['Continuer sans accepter', 'refuse'],
  ['Uniquement les cookies nécessaires', 'refuse'],
  ['Non merci', 'refuse'],
  ['Refuser et s’abonner', 'other'],
  ['S’abonner', 'other'],
  ['Personnaliser', 'other'],
] as const)('« %s » → %s', (text, kind) => {
  expect(buttonKind(text)).toBe(kind);
});

test('what the gatherer recognised counts too, but never against the words', () => {
  const buttons = [
    button('Fermer', { kind: 'refuse' }),
    button('Refuser et payer', { kind: 'refuse' }),
    button('Tout refuser', { kind: 'accept' }),
    button('Continuer', { kind: 'accept' }),
    button('Tout accepter', { kind: 'other' }),
    button('Personnaliser', { kind: 'settings' }),
  ];
  const shown = banner({ buttons });
  expect(refuseButtons(shown).map(({ text }) => text)).toEqual(['Fermer', 'Tout refuser']);
  expect(acceptButtons(shown).map(({ text }) => text)).toEqual(['Continuer', 'Tout accepter']);
});

test('prose that speaks of refusing', () => {
  expect(textSpeaksOfRefusal(banner({ text: 'Vous pouvez refuser ici.' }))).toBe(true);
  expect(textSpeaksOfRefusal(banner({ text: 'Nous utilisons des cookies.' }))).toBe(false);
});

test('the banner of the home page, else the first one seen', () => {
  const shown = (url: string, isHome: boolean) => pageFacts({ url, isHome, consentBanner: banner({}) });
  const none = pageFacts({ url: 'https://www.exemple.fr/' });
  expect(bannerOf([none])).toBeNull();
  expect(bannerOf([none, shown('https://a.fr/1', false), shown('https://a.fr/2', false)])?.url).toBe(
    'https://a.fr/1',
  );
  expect(bannerOf([shown('https://a.fr/1', false), shown('https://a.fr/2', true)])?.url).toBe(
    'https://a.fr/2',
  );
});
