import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-nofollow-interne.ts';

const page = (href: string, rel = 'nofollow') =>
  pageArtifacts(`<body><a href="${href}" rel="${rel}">Lien</a><a href="/a">A</a></body>`);

ruleCases(rule, {
  'no such link': { artifacts: page('/b', 'noopener'), verdict: 'pass' },
  'a link elsewhere': { artifacts: page('https://autre.example/'), verdict: 'pass' },
  'a filter': { artifacts: page('/b?couleur=bleu'), verdict: 'pass' },
  'an account': { artifacts: page('/connexion'), verdict: 'pass' },
  'a part of the page itself': { artifacts: page('/#respond'), verdict: 'pass' },
  'the comments of another page': { artifacts: page('/actualites/fete/#comments'), verdict: 'pass' },
  'the answer to a comment of another page': {
    artifacts: page('/actualites/fete/#comment-12'),
    verdict: 'pass',
  },
  'a part of another page': {
    artifacts: page('/services#horaires'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/services#horaires', note: '« Lien »' }],
  },
  'links to parts of the page alone': {
    artifacts: pageArtifacts('<body><a href="#a" rel="nofollow">A</a></body>'),
    verdict: 'inapplicable',
    reason: 'aucun lien interne',
  },
  'a page of the site': {
    artifacts: page('/services', 'noopener nofollow'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/services', note: '« Lien »' }],
  },
  'no internal link': {
    artifacts: pageArtifacts('<body><p>A</p></body>'),
    verdict: 'inapplicable',
    reason: 'aucun lien interne',
  },
});
