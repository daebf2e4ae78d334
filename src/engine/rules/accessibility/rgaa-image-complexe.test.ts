import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-image-complexe.ts';

const image = (alt: string) => `<img alt="${alt}" src="/a.png" data-box="0 0 600 400">`;

ruleCases(rule, {
  'a photograph': {
    artifacts: withBody(`<div>${image('Le maire devant la mairie')}</div>`),
    verdict: 'pass',
  },
  'a description beside': {
    artifacts: withBody(`<div>${image('Graphique des ventes')}<a href="/d">Données du graphique</a></div>`),
    verdict: 'pass',
  },
  'a chart alone': {
    artifacts: withBody(`<div>${image('Graphique des ventes')}</div>`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > img' }],
  },
  'a small chart': {
    artifacts: withBody('<img alt="Graphique" src="/a.png" data-box="0 0 90 90">'),
    verdict: 'inapplicable',
  },
});
