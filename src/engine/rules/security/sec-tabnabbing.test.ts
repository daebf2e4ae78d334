import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tabnabbing.ts';

const link = (attributes: string) => pageArtifacts(`<a ${attributes}>Lien</a>`);

ruleCases(rule, {
  pass: {
    noopener: link('href="https://autre.fr" target="_blank" rel="external noopener"'),
    noreferrer: link('href="https://autre.fr" target="_blank" rel="noreferrer"'),
  },
  fail: { 'no rel': link('href="https://autre.fr" target="_blank"') },
  inapplicable: {
    'same site': link('href="/page" target="_blank"'),
    'same tab': link('href="https://autre.fr"'),
    'a mail address': link('href="mailto:a@b.fr" target="_blank"'),
  },
});
