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

/** What stands where the text announces somebody or an address. */
const awaiting = (words: string) =>
  ({
    ...told(words),
    title: 'Un texte légal annonce une information qui manque encore',
    severity: 'mineur',
  }) as const;
const passing = (text: string) => ({ artifacts: notice(text), verdict: 'pass' }) as const;

ruleCases(rule, {
  'a mediator to come': {
    artifacts: notice('Les coordonnées du Médiateur sont les suivantes : EN ATTENTE DE SÉLECTION'),
    ...awaiting('Les coordonnées du Médiateur sont les suivantes : EN ATTENTE DE SÉLECTION'),
  },
  'a person to be named': {
    artifacts: notice('Délégué à la protection des données : en cours de désignation'),
    ...awaiting('Délégué à la protection des données : en cours de désignation'),
  },
  'an address to come': { artifacts: notice('Téléphone : à venir'), ...awaiting('Téléphone : à venir') },
  'an address to fill in, and a place of a template': {
    artifacts: notice('Hébergeur : à compléter. Éditeur : [Nom de la société].'),
    verdict: 'fail',
    title: own,
    pages: [where],
    evidence: [
      { type: 'text', quote: 'Hébergeur : à compléter. Éditeur : [Nom de la société]. Cette page…', where },
    ],
  },
  'what a customer fills in': passing(
    'Modèle de formulaire de rétractation. Nom du consommateur : à compléter. Adresse : à compléter. Date : à préciser.',
  ),
  'what is agreed at the order': passing(
    'Adresse de livraison : à définir. Téléphone : à préciser lors de la commande.',
  ),
  'the state of an order': passing('Votre commande passe au statut : en attente de validation.'),
  'a company that the register has not numbered yet': passing(
    'SIRET : en cours d’attribution. RCS : en attente d’immatriculation. Adresse : 3 rue du Port.',
  ),
  'a sentence that says what an address is for': passing(
    'Coordonnées : à venir retirer à la mairie. Contact du médiateur, en attente de votre demande.',
  ),
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
