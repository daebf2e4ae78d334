import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { plainWords, wordsOf } from './control-words.ts';

const only = (html: string) => new JSDOM(html).window.document.body.firstElementChild as Element;

test('words are told with plain spaces and straight apostrophes', () => {
  expect(plainWords(' J’accepte\u00a0:\u202ftout\n\t de  suite ')).toBe("J'accepte : tout de suite");
  expect(plainWords('\u00a0\n')).toBe('');
});

test.each([
  ['its text', '<button>Tout accepter</button>', 'Tout accepter'],
  ['its value', '<input type="button" value="Refuser">', 'Refuser'],
  ['its label', '<button aria-label="Fermer"></button>', 'Fermer'],
  ['its value before its label', '<input type="submit" value="OK" aria-label="Accepter">', 'OK'],
  ['nothing', '<button><img src="/a.png"></button>', 'sans nom'],
])('what a person reads on a control: %s', (_, html, wanted) => {
  expect(wordsOf(only(html), 'sans nom')).toBe(wanted);
});

test('what is drawn goes before everything else', () => {
  const button = only('<button aria-label="Fermer">Ne rien dire</button>');
  Object.assign(button, { innerText: 'Continuer\nsans accepter' });
  expect(wordsOf(button)).toBe('Continuer sans accepter');
});
