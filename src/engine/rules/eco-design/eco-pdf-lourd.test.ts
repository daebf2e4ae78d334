import { siteArtifacts } from '#tests/support/artifacts.ts';
import { linkedDocument } from '#tests/support/documents.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-pdf-lourd.ts';

const site = (sizeBytes: number | null, status = 200) =>
  siteArtifacts({ documents: [linkedDocument({ sizeBytes, status })] });

ruleCases(rule, {
  'a light document': { artifacts: site(900_000), verdict: 'pass' },
  'just under the bound': { artifacts: site(3_000_000), verdict: 'pass' },
  'a heavy document': {
    artifacts: site(4_500_000),
    verdict: 'fail',
    title: 'Des documents à télécharger sont très lourds (jusqu’à 4,5 Mo)',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/plaquette.pdf', note: '« Plaquette »' }],
  },
  'a very heavy one': {
    artifacts: site(25_000_000),
    verdict: 'fail',
    title: 'Des documents à télécharger sont très lourds (jusqu’à 25 Mo)',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/plaquette.pdf', note: '« Plaquette »' }],
  },
  'no document': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun document dont le poids soit connu',
  },
  'a server that does not tell': {
    artifacts: site(null),
    verdict: 'inapplicable',
    reason: 'aucun document dont le poids soit connu',
  },
  'a document that is gone': {
    artifacts: site(5_000_000, 404),
    verdict: 'inapplicable',
    reason: 'aucun document dont le poids soit connu',
  },
  'a byte more': {
    artifacts: site(3_000_001),
    verdict: 'fail',
    title: 'Des documents à télécharger sont très lourds (jusqu’à 3 Mo)',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/plaquette.pdf', note: '« Plaquette »' }],
  },
  'twenty megabytes': {
    artifacts: site(20_000_000),
    verdict: 'fail',
    title: 'Des documents à télécharger sont très lourds (jusqu’à 20 Mo)',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/plaquette.pdf', note: '« Plaquette »' }],
  },
  'and a byte': {
    artifacts: site(20_000_001),
    verdict: 'fail',
    title: 'Des documents à télécharger sont très lourds (jusqu’à 20 Mo)',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/plaquette.pdf', note: '« Plaquette »' }],
  },
});
