import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-image-complexe.ts';

const image = (alt: string) => `<img alt="${alt}" src="/a.png" data-box="0 0 600 400">`;

ruleCases(rule, {
  pass: {
    'a photograph': withBody(`<div>${image('Le maire devant la mairie')}</div>`),
    'a description beside': withBody(
      `<div>${image('Graphique des ventes')}<a href="/d">Données du graphique</a></div>`,
    ),
  },
  review: { 'a chart alone': withBody(`<div>${image('Graphique des ventes')}</div>`) },
  inapplicable: { 'a small chart': withBody('<img alt="Graphique" src="/a.png" data-box="0 0 90 90">') },
});
