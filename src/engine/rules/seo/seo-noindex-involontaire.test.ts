import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-noindex-involontaire.ts';

const page = (head: string, isHome = true, path = '/') => {
  const url = `https://www.exemple.fr${path}`;
  const artifacts = pageArtifacts(
    `<!doctype html><html lang="fr"><head>${head}</head><body><nav><a href="/menu">Menu</a><a href="/mon-panier">Panier</a><a href="/confidentialite">Vie privée</a></nav></body></html>`,
    { page: { ...pageArtifacts().page, url, isHome } },
  );
  return artifacts;
};
const withHeader = (...values: string[]) => {
  const artifacts = page('');
  return {
    ...artifacts,
    mainResponse: {
      ...artifacts.mainResponse,
      headers: values.map((value) => ({ name: 'x-robots-tag', value })),
    },
  };
};

ruleCases(rule, {
  'a legal page of the menu, kept out on purpose': {
    artifacts: page(
      '<title>Politique de confidentialité</title><meta name="robots" content="noindex">',
      false,
      '/confidentialite',
    ),
    verdict: 'inapplicable',
    reason: 'ni accueil ni page de contenu du menu',
  },
  'no instruction': { artifacts: page(''), verdict: 'pass' },
  'index, follow': { artifacts: page('<meta name="robots" content="index, follow">'), verdict: 'pass' },
  'noarchive only': { artifacts: page('<meta name="robots" content="noarchive">'), verdict: 'pass' },
  'home page with noindex': {
    artifacts: page('<meta name="robots" content="noindex, follow">'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta robots', value: 'noindex, follow' }],
  },
  'page of the menu with none': {
    artifacts: page('<meta name="ROBOTS" content="none">', false, '/menu'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta robots', value: 'none' }],
  },
  'header on the home page': {
    artifacts: withHeader('googlebot: noindex'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'x-robots-tag', value: 'googlebot: noindex' }],
  },
  'the basket of the menu': {
    artifacts: page('<meta name="robots" content="noindex">', false, '/mon-panier'),
    verdict: 'inapplicable',
    reason: 'ni accueil ni page de contenu du menu',
  },
  'search results, out of the menu': {
    artifacts: page('<meta name="robots" content="noindex">', false, '/recherche'),
    verdict: 'inapplicable',
    reason: 'ni accueil ni page de contenu du menu',
  },
  'images without preview': {
    artifacts: page('<meta name="robots" content="max-image-preview:none">'),
    verdict: 'pass',
  },
  'images without preview, by a header': {
    artifacts: withHeader('max-image-preview: none'),
    verdict: 'pass',
  },
  'another engine kept out': { artifacts: withHeader('otherbot: noindex'), verdict: 'pass' },
  'a second tag': {
    artifacts: page('<meta name="robots" content="index"><meta name="robots" content="noindex">'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta robots', value: 'noindex' }],
  },
  'a header after one for another engine': {
    artifacts: withHeader('otherbot: nofollow', 'noindex'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'x-robots-tag', value: 'noindex' }],
  },
});
