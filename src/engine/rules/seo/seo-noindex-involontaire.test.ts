import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-noindex-involontaire.ts';

const page = (head: string, isHome = true, path = '/') => {
  const url = `https://www.exemple.fr${path}`;
  const artifacts = pageArtifacts(
    `<!doctype html><html lang="fr"><head>${head}</head><body><nav><a href="/menu">Menu</a><a href="/mon-panier">Panier</a></nav></body></html>`,
    { page: { ...pageArtifacts().page, url, isHome } },
  );
  return artifacts;
};
const withHeader = (value: string) => {
  const artifacts = page('');
  return {
    ...artifacts,
    mainResponse: { ...artifacts.mainResponse, headers: [{ name: 'x-robots-tag', value }] },
  };
};

ruleCases(rule, {
  pass: {
    'no instruction': page(''),
    'index, follow': page('<meta name="robots" content="index, follow">'),
    'noarchive only': page('<meta name="robots" content="noarchive">'),
  },
  fail: {
    'home page with noindex': page('<meta name="robots" content="noindex, follow">'),
    'page of the menu with none': page('<meta name="ROBOTS" content="none">', false, '/menu'),
    'header on the home page': withHeader('googlebot: noindex'),
  },
  inapplicable: {
    'the basket of the menu': page('<meta name="robots" content="noindex">', false, '/mon-panier'),
    'search results, out of the menu': page('<meta name="robots" content="noindex">', false, '/recherche'),
  },
});
