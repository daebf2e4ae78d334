import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { listForms } from './forms.ts';
import { mayBePressed, pressFilled } from './press-filled.ts';

afterEach(() => void vi.unstubAllGlobals());

const field = '<input type="email" name="courriel" required>';
function pressed(form: string): boolean {
  openPageDouble(form);
  listForms(5);
  return mayBePressed(0);
}

test.each([
  ['no address, and a message', `<form>${field}<button>Envoyer</button></form>`, true],
  ['an empty address', `<form action="">${field}<button>Envoyer</button></form>`, true],
  ['a place in the page', `<form action="#contact">${field}<button>Envoyer</button></form>`, true],
  ['an address', `<form action="/envoi">${field}<button>Envoyer</button></form>`, false],
  ['an address of its button', `<form>${field}<button formaction="/envoi">Envoyer</button></form>`, false],
  ['a purchase', `<form>${field}<button>Payer</button></form>`, false],
  ['an order by its name', `<form id="commande">${field}<button>Valider</button></form>`, false],
  [
    'an order by its name, which a field hides',
    `<form id="commande">${field}<input type="hidden" name="id"><button>Valider</button></form>`,
    false,
  ],
  ['a subscription', `<form class="newsletter-subscribe">${field}<button>OK</button></form>`, false],
  ['an account', `<form>${field}<button aria-label="Créer un compte">OK</button></form>`, false],
  ['a card', `<form>${field}<input name="card-number" required><button>Envoyer</button></form>`, false],
  ['a trap by its name', `<form>${field}<input name="honeypot"><button>Envoyer</button></form>`, false],
  [
    'a trap by its label',
    `<form>${field}<label>Ne pas remplir <input name="b"></label><button>Envoyer</button></form>`,
    false,
  ],
  ['a hidden trap', `<form>${field}<input name="b" hidden><button>Envoyer</button></form>`, false],
  [
    'a trap out of the page',
    `<form>${field}<input name="b" data-box="-500 0 100 20"><button>Envoyer</button></form>`,
    false,
  ],
  ['a tiny trap', `<form>${field}<input name="b" data-box="0 0 1 1"><button>Envoyer</button></form>`, false],
  [
    'a trap that screen readers do not say',
    `<form>${field}<div aria-hidden="true"><input name="b"></div><button>Envoyer</button></form>`,
    false,
  ],
])('whether the button of a form may be pressed: %s', (_, form, wanted) => {
  expect(pressed(form)).toBe(wanted);
});

test('a form that left the page is not pressed', () => {
  const document = openPageDouble(`<form>${field}<button>Envoyer</button></form>`);
  listForms(5);
  document.querySelector('form')?.remove();
  expect(mayBePressed(0)).toBe(false);
  expect(mayBePressed(1)).toBe(false);
});

test('the button in sight is the one that is pressed, and none where there is no such form', () => {
  const document = openPageDouble(
    `<form>${field}<button hidden id="a">a</button><button id="b">b</button></form>`,
  );
  const heard: string[] = [];
  document.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  document.addEventListener('submit', (event) => event.preventDefault());
  listForms(5);
  pressFilled(0);
  pressFilled(3);
  expect(heard).toEqual(['b']);
});
