import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PageWalk } from '#contract/page-walk.ts';
import { TabWalkPicture } from '#report/walk-picture.tsx';
import { PageLooks, WalkWords } from './page-looks.tsx';
import { StopLegend } from './page-walk.tsx';

const walk: PageWalk = {
  device: 'mobile',
  stops: [
    { at: [10, 20, 80, 24], name: 'Accueil', focus: 'seen' },
    { at: [10, 60, 80, 24], name: 'Rechercher', focus: 'unseen' },
    { at: [10, 100, 80, 24], name: 'Aide', focus: 'covered' },
    { at: [10, 140, 80, 24], name: 'Carte', focus: 'seen', trap: true },
    { at: [10, 5000, 80, 24], name: 'Plan du site' },
  ],
  pressed: 4,
  moreStops: 7,
  blocks: [{ at: [0, 0, 400, 30], kind: 'heading', text: 'Bienvenue <b>' }],
  moreBlocks: 0,
};

const rendered = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

test('every stop is told in words, with what goes wrong there, and those that are not kept are counted', () => {
  const html = rendered(<WalkWords layer="clavier" walk={walk} />);
  for (const { name } of walk.stops) expect(html).toContain(name);
  expect(html).toContain('12 arrêts de la touche Tab');
  expect(html).toContain('3 arrêts posent problème');
  expect(html).toContain('piège : la touche Tab n’en sort plus');
  expect(html).toContain('caché sous une partie fixe');
  expect(html).toContain('7 autres arrêts');
  expect(html.match(/<li/g)).toHaveLength(5);
});

test('the picture draws what it shows, in order, each kind by dashes too, and no stop below it', () => {
  const screenshot = { key: 'a', width: 412, height: 900 };
  const html = renderToStaticMarkup(<TabWalkPicture screenshot={screenshot} href="/a" walk={walk} />);
  expect(html.match(/<text/g)).toHaveLength(4);
  expect(html).toContain('points="10,20 10,60 10,100 10,140"');
  expect(new Set(html.match(/stroke-dasharray="[^"]+"/g)).size).toBe(2);
  const legend = renderToStaticMarkup(<StopLegend stops={walk.stops} />);
  expect(legend.match(/<li/g)).toHaveLength(4);
});

test('blocks are told with their kind, and what a site wrote stays text', () => {
  const html = rendered(<WalkWords layer="lecture" walk={walk} />);
  expect(html).toContain('Bienvenue &lt;b&gt;');
  expect(html).toContain('Titre');
});

test.each([
  ['older', 'Ce rapport a été fait avant'],
  ['beyond', 'Dans un grand rapport'],
] as const)('a report without walks says why (%s)', (why, words) => {
  expect(rendered(<WalkWords layer="clavier" walk={why} />)).toContain(words);
});

test('layers and windows are links that keep each other, the shown one being marked', () => {
  const html = rendered(
    <PageLooks
      look={{ layer: 'clavier', device: null }}
      windows={['mobile', 'desktop']}
      shown="mobile"
      to={({ layer, device }) => `/x?${layer}&${device}`}
    />,
  );
  expect(html).toContain('href="/x?lecture&amp;null"');
  expect(html).toContain('href="/x?clavier&amp;desktop"');
  expect(html.match(/aria-current="true"/g)).toHaveLength(2);
});
