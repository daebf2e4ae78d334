import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lien-nouvelle-fenetre.ts';

const page = (content: string, attributes = 'target="_blank"') =>
  pageArtifacts(`<body><a href="https://autre.example/" ${attributes}>${content}</a></body>`);

ruleCases(rule, {
  'in words': { artifacts: page('Légifrance (nouvel onglet)'), verdict: 'pass' },
  'in its title': {
    artifacts: page('Légifrance', 'target="_blank" title="Légifrance – nouvelle fenêtre"'),
    verdict: 'pass',
  },
  'by an icon with a text': {
    artifacts: page('Légifrance <img src="i.svg" alt="nouvelle fenêtre">'),
    verdict: 'pass',
  },
  'by generated content': {
    artifacts: page('Légifrance', 'target="_blank" data-after="↗"'),
    verdict: 'pass',
  },
  'no word': {
    artifacts: page('Légifrance'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a title that says nothing': {
    artifacts: page('Légifrance', 'target="blank" title="Légifrance"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'the same tab': { artifacts: page('Légifrance', ''), verdict: 'inapplicable' },
});
