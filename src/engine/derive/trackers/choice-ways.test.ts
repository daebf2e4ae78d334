import { expect, test } from 'vitest';
import { banner, button } from '#tests/support/visit-parts.ts';
import { withBody } from '#tests/support/with-body.ts';
import { choiceWaysOf } from './choice-ways.ts';

const none = banner({ found: false, buttons: [] });
const waysIn = (body: string, shown = none) => choiceWaysOf(withBody(body).dom, shown);

test.each([
  '<a href="javascript:tarteaucitron.userInterface.openPanel();">Gestion des cookies</a>',
  '<a href="#">Gérer mes cookies</a>',
  '<button>Paramétrer les traceurs</button>',
  '<div role="button" tabindex="0">Modifier mon consentement</div>',
  '<button aria-label="Gérer les cookies"><svg></svg></button>',
  '<a href="/#cookies">Préférences de cookies</a>',
  '<button>Cookies</button>',
])('a control of any address: %s', (control) => {
  expect(waysIn(`<footer>Pied</footer><div>${control}</div>`)).toHaveLength(1);
});

test.each([
  '<button style="display:none">Gérer les cookies</button>',
  '<button aria-expanded="false">Gestion des cookies</button>',
  '<h3><button>Gestion des cookies</button></h3>',
  '<button role="tab">Gestion des cookies</button>',
  '<a href="#part">Gestion des cookies</a><h2 id="part">Gestion des cookies</h2>',
  '<a href="#">Politique de cookies</a>',
  '<p>Gestion des cookies</p>',
  '<button>Recettes de cookies</button>',
  '<button>Nous utilisons des cookies : pour gérer les cookies de ce site ou en savoir davantage, pressez ici</button>',
])('nothing that opens the choice again: %s', (control) => {
  expect(waysIn(`<main>${control}</main>`)).toEqual([]);
});

test('what the banner offers is not outside it, unless the page offers it once more', () => {
  const own = banner({ buttons: [button('Tout accepter'), button('GÉRER LES COOKIES')] });
  const laid = '<div id="bandeau"><button>Tout accepter</button><button>Gérer les cookies</button></div>';
  expect(waysIn(laid, own)).toEqual([]);
  expect(waysIn(`<a href="#">Gérer les cookies</a>${laid}`, own)).toEqual(['Gérer les cookies']);
});

test('a block of the banner that is pressed by hand takes away no control of the same name', () => {
  const own = banner({ buttons: [{ ...button('Gérer les cookies'), byHand: true }] });
  const laid = '<div id="bandeau"><div>Gérer les cookies</div></div>';
  expect(waysIn(`${laid}<a href="#">Gérer les cookies</a>`, own)).toEqual(['Gérer les cookies']);
});
