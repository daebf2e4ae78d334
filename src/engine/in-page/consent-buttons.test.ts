import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { buttonsIn } from './consent-buttons.ts';

afterEach(() => void vi.unstubAllGlobals());

function found(html: string): string[] {
  return buttonsIn(openPageDouble(html)).map(({ text, byHand }) => (byHand ? `${text} (à la main)` : text));
}

test.each([
  ['controls', '<button>Accepter</button><a href="/c">Cookies</a>', ['Accepter', 'Cookies']],
  [
    'by their value or label',
    '<input type="submit" value="OK"><button aria-label="Fermer"></button>',
    ['OK', 'Fermer'],
  ],
  ['hidden ones are none', '<button hidden>Accepter</button><button>Refuser</button>', ['Refuser']],
  ['flat ones are none', '<button data-box="0 0 1 1">Accepter</button>', []],
  ['without a word', '<button></button>', []],
  ['a link that leads nowhere', '<a>Accepter</a>', ['Accepter (à la main)']],
  ['a block with a handler', '<div onclick="x()">Tout accepter</div>', ['Tout accepter (à la main)']],
  ['a block with the hand', '<div style="cursor: pointer">Refuser</div>', ['Refuser (à la main)']],
  ['a block without either', '<div>Tout accepter</div>', []],
  ['a block of another word', '<div onclick="x()">Nos produits</div>', []],
  [
    'one of two blocks in one another',
    '<div onclick="x()"><span onclick="y()">Refuser</span></div>',
    ['Refuser (à la main)'],
  ],
])('buttons of a banner: %s', (_, html, texts) => {
  expect(found(html)).toEqual(texts);
});

test('buttons of a shadow tree are found', () => {
  const document = openPageDouble('<div id="host"></div>');
  const shadow = document.querySelector('#host')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<button>Accepter</button>';
  expect(buttonsIn(document).map(({ text }) => text)).toEqual(['Accepter']);
});
