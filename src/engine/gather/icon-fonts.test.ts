import { expect, it } from 'vitest';
import { filesOf } from './icon-fonts.ts';

const sheet = (text: string) => ({ url: 'https://a.fr/css/site.css', inline: false, media: '', text });

it('finds the files of those families alone, absolute, each once', () => {
  const text = `@font-face { font-family: "Pictos"; src: url("../f/p.woff2") format("woff2"), url(../f/p.woff) }
    @font-face{font-family:Texte;src:url(/f/t.woff2)} @font-face { font-family: 'pictos'; src: url('../f/p.woff2') }`;
  expect(filesOf([sheet(text)], new Set(['pictos']))).toEqual([
    'https://a.fr/f/p.woff2',
    'https://a.fr/f/p.woff',
  ]);
});

it('bears broken sheets', () => {
  const texts = [
    '@font-face {',
    '@font-face{font-family:pictos;src:url(}',
    '@font-face{font-family:pictos;src:url(http://[)}',
  ];
  expect(filesOf(texts.map(sheet), new Set(['pictos']))).toEqual([]);
});
