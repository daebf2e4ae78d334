import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-cadre-title-generique.ts';

const frame = (title: string) => withBody(`<iframe src="/x" title="${title}"></iframe>`);

ruleCases(rule, {
  described: { artifacts: frame('Carte de nos agences'), verdict: 'pass' },
  iframe: {
    artifacts: frame('iframe'),
    verdict: 'fail',
    title: 'Le titre d’un contenu intégré (cadre) ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'an address': {
    artifacts: frame('https://www.youtube.com/embed/x'),
    verdict: 'fail',
    title: 'Le titre d’un contenu intégré (cadre) ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'two letters': {
    artifacts: frame('ab'),
    verdict: 'fail',
    title: 'Le titre d’un contenu intégré (cadre) ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'the player’s name': {
    artifacts: frame('YouTube video player'),
    verdict: 'review',
    title: 'Le titre d’une vidéo intégrée est celui du lecteur : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'no title': { artifacts: withBody('<iframe src="/x"></iframe>'), verdict: 'inapplicable' },
  'an empty title': { artifacts: frame(' '), verdict: 'inapplicable' },
});
