import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { badgeSvg } from './badge.ts';

/** Elements and texts of an SVG, by a strict reader. */
function read(svg: string) {
  const names: string[] = [];
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('text', (text) => texts.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  return { names, texts };
}

it('says the score and the day in Paris, to the eye and to those who do not see it', () => {
  const { texts, names } = read(badgeSvg({ score: 72 }, '2026-11-21T23:30:00Z'));
  expect(texts).toEqual([
    'Score Constat\u00a0: 72/100, audit du 22 novembre 2026',
    'Constat',
    '72/100 – 22 novembre 2026',
  ]);
  expect(new Set(names)).toEqual(new Set(['svg', 'title', 'clipPath', 'rect', 'g', 'path', 'text']));
});

it('says a danger of today, in the colour of what is bad, however high the score', () => {
  const svg = badgeSvg({ score: 95 }, '2026-11-21T10:00:00Z', true);
  expect(read(svg).texts[2]).toBe('95/100, danger – 21 novembre 2026');
  expect(svg).toContain('#ad2018');
});

it.each([
  [{ score: 60, upTo: 75 }, '60/100'],
  [{ score: 10, upTo: 90 }, 'non noté'],
  [{ score: null }, 'non noté'],
])('never says more than is known: %j', (score, words) => {
  expect(read(badgeSvg(score, '2026-11-21T10:00:00Z')).texts[2]).toBe(`${words} – 21 novembre 2026`);
});

it('loads nothing and runs nothing', () => {
  const svg = badgeSvg({ score: 12 }, new Date(0)).replace('xmlns="http://www.w3.org/2000/svg"', '');
  expect(svg).not.toMatch(/https?:|href|<script|\son\w+=|<style/);
});
