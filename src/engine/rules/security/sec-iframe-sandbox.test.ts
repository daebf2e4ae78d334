import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-iframe-sandbox.ts';

const frame = (attributes: string) => pageArtifacts(`<iframe title="x" ${attributes}></iframe>`);

ruleCases(rule, {
  limited: {
    artifacts: frame('src="https://www.youtube-nocookie.com/embed/a" sandbox="allow-scripts"'),
    verdict: 'pass',
  },
  unlimited: {
    artifacts: frame('src="https://www.autre.fr/widget"'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'same site': { artifacts: frame('src="/carte"'), verdict: 'inapplicable' },
  'a payment': { artifacts: frame('src="https://js.stripe.com/v3/x.html"'), verdict: 'inapplicable' },
  'not loaded yet': { artifacts: frame('data-src="https://www.autre.fr/"'), verdict: 'inapplicable' },
});
