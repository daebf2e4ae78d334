import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-texte-modele-non-rempli.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

const own = 'Un texte légal est resté à l’état de modèle';
const where = 'https://www.exemple.fr/legal-notice';
/** What follows the words of the case on the page. */
const after = 'Cette page décrit nos services et notre organisation. Cette page décrit nos services et n…';
const told = (words: string) =>
  ({
    verdict: 'fail',
    title: own,
    pages: [where],
    evidence: [{ type: 'text', quote: `${words} ${after}`, where }],
  }) as const;

/** What the header of every page says. */
const header =
  'Exemple Sophrologie, 8 avenue de la Gare, 65290 Juillan 06 00 00 00 00 Accueil Séances Tarifs Contact';
const framed = (text: string, footerText = '') =>
  siteArtifacts({
    pages: [
      pageFacts({ text: `${header} Bienvenue` }),
      legalPage('legal-notice', `${header} ${text}`, { footerText }),
      legalPage('privacy', `${header} Vos données.`),
    ],
  });

ruleCases(rule, {
  'a number of zeros in the header of all pages, and none in the legal texts': {
    artifacts: framed('Éditeur : Exemple SAS.'),
    verdict: 'fail',
    title: 'Un texte de modèle est resté en haut ou en bas de toutes les pages',
    pages: [where],
    evidence: [{ type: 'text', quote: 'Exemple Sophrologie, 8 avenue de la Gare, 65290 Juillan 06 00 00…' }],
  },
  'the same, and a registration of zeros in a legal text': {
    artifacts: framed(
      'Éditeur : Exemple SAS, immatriculée sous le numéro SIRET : 000 000 000 00000, à Tarbes en France.',
    ),
    verdict: 'fail',
    title: own,
    pages: [where],
    evidence: [
      {
        type: 'text',
        quote:
          '…Séances Tarifs Contact Éditeur : Exemple SAS, immatriculée sous le numéro SIRET : 000 000 000 00000, à…',
      },
    ],
  },
  'a number of zeros that the legal text says again': {
    artifacts: framed(
      'Éditeur : Exemple SAS, joignable par téléphone au 06 00 00 00 00 du lundi au vendredi, de neuf heures à midi.',
    ),
    verdict: 'fail',
    title: own,
    pages: [where],
    evidence: [
      {
        type: 'text',
        quote:
          '…00 00 Accueil Séances Tarifs Contact Éditeur : Exemple SAS, joignable par téléphone au 06 00 00…',
      },
    ],
  },
  'a number of zeros in the footer, of which no other page was read': {
    artifacts: siteArtifacts({
      pages: [
        legalPage(
          'legal-notice',
          'Éditeur : Exemple SAS. Exemple Sophrologie, 8 avenue de la Gare, 06 00 00 00 00 Plan',
          {
            footerText: 'Exemple Sophrologie, 8 avenue de la Gare, 06 00 00 00 00 Plan',
          },
        ),
      ],
    }),
    verdict: 'fail',
    title: 'Un texte de modèle est resté en haut ou en bas de toutes les pages',
    pages: [where],
    evidence: [
      { type: 'text', quote: 'Éditeur : Exemple SAS. Exemple Sophrologie, 8 avenue de la Gare, 06 00…' },
    ],
  },
  filled: { artifacts: notice('Éditeur : Exemple SAS.'), verdict: 'pass' },
  'brackets of an address': {
    artifacts: notice('Écrivez à contact [at] exemple.fr ou [email protected].'),
    verdict: 'pass',
  },
  'a Roman numeral': { artifacts: notice('Chapitre XXX, article 12.'), verdict: 'pass' },
  'numbers that somebody may have': {
    artifacts: notice('Tél. 06 00 12 00 00, 01 23 45 67 80. SIREN 732 829 320. Modèle XX 12.'),
    verdict: 'pass',
  },
  'a number of zeros': {
    artifacts: notice('Téléphone : 06 00 00 00 00'),
    ...told('Téléphone : 06 00 00 00 00'),
  },
  'a number of crosses': {
    artifacts: notice('Téléphone : 06 XX XX XX XX'),
    ...told('Téléphone : 06 XX XX XX XX'),
  },
  'the number of every example': {
    artifacts: notice('Téléphone : 01.23.45.67.89'),
    ...told('Téléphone : 01.23.45.67.89'),
  },
  'a registration of zeros': {
    artifacts: notice('SIRET : 000 000 000 00000'),
    ...told('SIRET : 000 000 000 00000'),
  },
  'a registration of crosses': {
    artifacts: notice('RCS Lyon XXX XXX XXX'),
    ...told('RCS Lyon XXX XXX XXX'),
  },
  brackets: {
    artifacts: notice('Le présent site est édité par [Nom de la société].'),
    verdict: 'fail',
    title: own,
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
    title: own,
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
    title: own,
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
    title: own,
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
