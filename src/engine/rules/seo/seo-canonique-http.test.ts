import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-http.ts';

const page = (href: string) => pageArtifacts(`<head><link rel="canonical" href="${href}"></head>`);

const otherSite = {
  verdict: 'inapplicable',
  reason: 'l’adresse canonique désigne un autre site',
} as const;

ruleCases(rule, {
  'the page itself': { artifacts: page('https://www.exemple.fr/'), verdict: 'pass' },
  'a relative address': { artifacts: page('/services'), verdict: 'pass' },
  'an article of another site': { artifacts: page('https://source.example/article'), ...otherSite },
  'another subdomain': { artifacts: page('https://blog.exemple.fr/'), ...otherSite },
  'plain http': {
    artifacts: page('http://www.exemple.fr/'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'page : https://www.exemple.fr/' }],
  },
  'without www': {
    artifacts: page('https://exemple.fr/'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'page : https://www.exemple.fr/' }],
  },
  'no tag': {
    artifacts: pageArtifacts('<p>A</p>'),
    verdict: 'inapplicable',
    reason: 'aucune balise canonical',
  },
  'another kind of link': {
    artifacts: pageArtifacts('<head><link rel="alternate" href="http://www.exemple.fr/"></head>'),
    verdict: 'inapplicable',
    reason: 'aucune balise canonical',
  },
});
