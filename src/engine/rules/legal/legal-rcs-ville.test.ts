import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-rcs-ville.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  before: { artifacts: notice('RCS Lyon 732 829 320'), verdict: 'pass' },
  after: { artifacts: notice('RCS 732 829 320 Lyon'), verdict: 'pass' },
  'in words': { artifacts: notice('immatriculée au RCS de Lyon'), verdict: 'pass' },
  'no town': {
    artifacts: notice('RCS n° 732 829 320. voir plus bas.'),
    verdict: 'review',
    evidence: [
      {
        type: 'text',
        quote:
          'RCS n° 732 829 320. voir plus bas. Cette page décrit nos services et notre organisation. Cett…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'the register by its whole name': {
    artifacts: notice(
      'immatriculée au registre du commerce et des sociétés de Lyon sous le numéro 732829320',
    ),
    verdict: 'pass',
  },
  'the register by its whole name, in capitals': {
    artifacts: notice('REGISTRE DU COMMERCE ET DES SOCIÉTÉS DE LYON 732 829 320'),
    verdict: 'pass',
  },
  'the register by its whole name, without a town': {
    artifacts: notice('Immatriculée au registre du commerce et des sociétés sous le numéro 732829320.'),
    verdict: 'review',
    evidence: [
      {
        type: 'text',
        quote: 'Immatriculée au registre du commerce et des sociétés sous le numéro 732829320…',
      },
    ],
  },
  'the register is spoken of': {
    artifacts: notice('Le registre du commerce est public.'),
    verdict: 'inapplicable',
    reason: 'aucune mention du RCS',
  },
  'a model left as it was': {
    artifacts: notice('Numéro RCS : [À COMPLÉTER]'),
    verdict: 'inapplicable',
    reason: 'la mention du RCS est restée à compléter',
  },
  'no register': {
    artifacts: notice('Bienvenue.'),
    verdict: 'inapplicable',
    reason: 'aucune mention du RCS',
  },
  'no notice': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune mention du RCS' },
});
