import { siteArtifacts } from '#tests/support/artifacts.ts';
import { linkedDocument } from '#tests/support/documents.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-pdf-lourd.ts';

const site = (sizeBytes: number | null, status = 200) =>
  siteArtifacts({ documents: [linkedDocument({ sizeBytes, status })] });

ruleCases(rule, {
  pass: { 'a light document': site(900_000), 'just under the bound': site(3_000_000) },
  fail: { 'a heavy document': site(4_500_000), 'a very heavy one': site(25_000_000) },
  inapplicable: {
    'no document': siteArtifacts(),
    'a server that does not tell': site(null),
    'a document that is gone': site(5_000_000, 404),
  },
});
