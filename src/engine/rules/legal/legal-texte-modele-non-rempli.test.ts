import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-texte-modele-non-rempli.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  filled: { artifacts: notice('Éditeur : Exemple SAS.'), verdict: 'pass' },
  'brackets of an address': {
    artifacts: notice('Écrivez à contact [at] exemple.fr ou [email protected].'),
    verdict: 'pass',
  },
  'a Roman numeral': { artifacts: notice('Chapitre XXX, article 12.'), verdict: 'pass' },
  brackets: {
    artifacts: notice('Le présent site est édité par [Nom de la société].'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [
      {
        type: 'text',
        quote: 'Le présent site est édité par [Nom de la société]. Cette page décrit nos…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a variable': {
    artifacts: notice('Éditeur : {{ company.name }}'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [
      {
        type: 'text',
        quote: 'Éditeur : {{ company.name }} Cette page décrit nos services et notre…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'filler text': {
    artifacts: notice('Lorem ipsum dolor sit amet.'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [
      {
        type: 'text',
        quote:
          'Lorem ipsum dolor sit amet. Cette page décrit nos services et notre organisation. Cette page décrit n…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'rows of X': {
    artifacts: notice('SIREN XXXXXXXXX'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [
      {
        type: 'text',
        quote:
          'SIREN XXXXXXXXX Cette page décrit nos services et notre organisation. Cette page décrit nos services et n…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'no legal page': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune page légale lue' },
});
