import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-telephone-non-cliquable.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    'a link in international form': page('<a href="tel:+33386000000">03 86 00 00 00</a>'),
    'written twice, linked once': page('<a href="tel:0386000000">03 86 00 00 00</a><p>03.86.00.00.00</p>'),
  },
  fail: { 'plain text': page('<p>Tél. 03 86 00 00 00</p>') },
  inapplicable: { 'no number': page('<p>SIREN 732 829 320</p>') },
});
