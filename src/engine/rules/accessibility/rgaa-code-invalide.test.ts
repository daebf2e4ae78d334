import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-code-invalide.ts';

const page = (body: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>t</title></head><body>${body}</body></html>`);

ruleCases(rule, {
  sound: { artifacts: page('<p>Un</p><ul><li>a<li>b</ul><img src="/a.png" alt=""><br/>'), verdict: 'pass' },
  'a drawing with self-closed tags': { artifacts: page('<svg><path d="M0 0"/></svg>'), verdict: 'pass' },
  'entities without semicolon': { artifacts: page('<p>a &copy b</p>'), verdict: 'pass' },
  'a repeated attribute': {
    artifacts: page('<p class="a" class="b">x</p>'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'attribut répété sur une balise', value: '1 fois, ligne 1' }],
  },
  'crossed tags': {
    artifacts: page('<div><span>x</div></span>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'balise span jamais fermée, ou fermée au mauvais endroit',
        value: '1 fois, ligne 1',
      },
      {
        type: 'value',
        label: 'balise fermante span sans balise ouvrante correspondante',
        value: '1 fois, ligne 1',
      },
    ],
  },
  'a tag never opened': {
    artifacts: page('<p>x</p></section>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'balise fermante section sans balise ouvrante correspondante',
        value: '1 fois, ligne 1',
      },
    ],
  },
  'a cut source': {
    artifacts: pageArtifacts('<p>', {
      source: { html: '<p', sizeBytes: 2, truncated: true, charset: '' },
    }),
    verdict: 'inapplicable',
    reason: 'code de la page indisponible ou trop long',
  },
});
