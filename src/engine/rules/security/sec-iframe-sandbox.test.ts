import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-iframe-sandbox.ts';

const frame = (attributes: string) => pageArtifacts(`<iframe title="x" ${attributes}></iframe>`);

ruleCases(rule, {
  pass: { limited: frame('src="https://www.youtube-nocookie.com/embed/a" sandbox="allow-scripts"') },
  review: { unlimited: frame('src="https://www.autre.fr/widget"') },
  inapplicable: {
    'same site': frame('src="/carte"'),
    'a payment': frame('src="https://js.stripe.com/v3/x.html"'),
    'not loaded yet': frame('data-src="https://www.autre.fr/"'),
  },
});
