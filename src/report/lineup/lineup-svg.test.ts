import { describe, expect, it } from 'vitest';
import { themeIds } from '#contract/themes.ts';
import { compareLineup, type Entry } from './compare-lineup.ts';
import { lineupSvg } from './lineup-svg.ts';
import { noFigures } from './site-figures.ts';

const entry = (host: string, score: number): Entry => ({
  ...{ host, url: `https://${host}/`, running: false, notes: [] },
  report: {
    ...{ findings: [], checks: [] },
    themes: themeIds.map((theme) => ({
      ...{ theme, label: theme, weight: 1, edition: 'e', score },
      counts: { fail: 0, review: 0, pass: 1, inapplicable: 0, error: 0 },
    })),
  },
  audit: {
    ...{ id: host, finishedAt: '2026-11-21T10:05:00.000Z', scope: 'site', device: 'mobile' },
    ...{ profile: null, pageCount: 10, danger: false, score },
    themes: Object.fromEntries(themeIds.map((theme) => [theme, { score }])),
    ...noFigures,
  },
});
const hosts = [
  'a.fr',
  'b.fr',
  'un-nom-vraiment-tres-long.de-la-communaute-de-communes.exemple.fr',
  'd.fr',
  'e.fr',
];
const lineup = compareLineup(
  hosts.map((host, index) => entry(host, 60 + index)),
  [],
);
const draw = (title: string, brand = { name: '', logo: null as string | null }) =>
  lineupSvg(title, lineup, brand);

describe('the picture for slides', () => {
  it('is 1600 by 900, and loads and runs nothing', () => {
    const svg = draw('Voisins');
    expect(svg).toMatch(/^<svg [^>]*width="1600" height="900" viewBox="0 0 1600 900"/);
    expect(svg).not.toMatch(/<script|<foreignObject|href="(?!data:)|url\(|on\w+=/);
  });

  it('shows what strangers wrote as text', () => {
    const svg = draw('"><script>alert(1)</script>', { name: '<b onclick="x">Agence & fils', logo: null });
    expect(svg).not.toMatch(/<script|<b /);
    expect(svg).toContain('Agence &amp; fils');
  });

  it('carries the name and the logo of the agency where it has them', () => {
    const svg = draw('Voisins', { name: 'Agence Lumière', logo: 'data:image/png;base64,AAAA' });
    expect(svg).toContain('>Agence Lumière<');
    expect(svg).toContain('<image href="data:image/png;base64,AAAA"');
    expect(draw('Voisins')).not.toContain('<image');
  });

  it('keeps every text in its room, and every line on the slide', () => {
    const svg = draw('Une comparaison au nom très long '.repeat(4));
    const ys = [...svg.matchAll(/<text x="[\d.]+" y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...ys)).toBeLessThan(890);
    expect(svg).toContain('…');
    expect(svg).not.toContain(hosts[2]);
  });

  it('says the scores, and marks the best', () => {
    const texts = [...draw('Voisins').matchAll(/<text [^>]*>([^<]*)</g)].map(([, words]) => words);
    for (const score of ['60/100', '64/100']) expect(texts).toContain(score);
    expect(draw('Voisins')).toContain('font-weight="700" text-anchor="middle">64/100');
  });
});
