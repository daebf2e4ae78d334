import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tabnabbing.ts';

const link = (attributes: string) => pageArtifacts(`<a ${attributes}>Lien</a>`);

ruleCases(rule, {
  noopener: {
    artifacts: link('href="https://autre.fr" target="_blank" rel="external noopener"'),
    verdict: 'pass',
  },
  noreferrer: {
    artifacts: link('href="https://autre.fr" target="_blank" rel="noreferrer"'),
    verdict: 'pass',
  },
  'no rel': {
    artifacts: link('href="https://autre.fr" target="_blank"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'same site': { artifacts: link('href="/page" target="_blank"'), verdict: 'inapplicable' },
  'same tab': { artifacts: link('href="https://autre.fr"'), verdict: 'inapplicable' },
  'a mail address': { artifacts: link('href="mailto:a@b.fr" target="_blank"'), verdict: 'inapplicable' },
});
