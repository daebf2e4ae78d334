import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-directeur-publication.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: {
    artifacts: notice('Directeur de la publication : Mme Jeanne d’Arc-Martin Durand.'),
    verdict: 'pass',
  },
  'in capitals': { artifacts: notice('Directrice de la publication : JEANNE MARTIN'), verdict: 'pass' },
  'with her function': {
    artifacts: notice('La directrice de la publication est Jeanne Martin, maire.'),
    verdict: 'pass',
  },
  responsible: { artifacts: notice('Responsable de publication : Paul Le Goff'), verdict: 'pass' },
  'one person alone in business, named as responsible': {
    artifacts: notice(
      'Éditeur du site : Couture Petit, micro-entreprise. Responsable : Léa Petit. SIRET 732 829 320 00074.',
    ),
    verdict: 'pass',
  },
  'the holder of an individual business': {
    artifacts: notice('Entreprise individuelle. Nom de la responsable : Julie Roux. Hébergeur : OVH.'),
    verdict: 'pass',
  },
  'a company that names somebody responsible': {
    artifacts: notice('Éditeur : SARL Petit. Responsable : Léa Petit.'),
    verdict: 'fail',
    title: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : directeur de la publication',
      },
    ],
  },
  'one person in business who names nobody': {
    artifacts: notice('Micro-entreprise. Responsable : Couture. Hébergeur : OVH. Gérant : Paul Roux.'),
    verdict: 'fail',
    title: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : directeur de la publication',
      },
    ],
  },
  'read in full, not found': {
    artifacts: notice('Bienvenue à tous.'),
    verdict: 'fail',
    title: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : directeur de la publication',
      },
    ],
  },
  'a page with little text': {
    artifacts: notice('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    title: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : directeur de la publication',
      },
    ],
  },
  'a page in another language': {
    artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
    verdict: 'review',
    title: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/legal-notice',
        note: 'non trouvé : directeur de la publication',
      },
    ],
  },
  'a function alone': {
    artifacts: notice('Directeur de la publication : le maire.'),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [
      {
        type: 'text',
        quote: 'Directeur de la publication : le maire. Cette page décrit nos services et notre…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'the place of a name': {
    artifacts: notice('Directeur de la publication : [Prénom Nom].'),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [
      {
        type: 'text',
        quote: 'Directeur de la publication : [Prénom Nom]. Cette page décrit nos services et notre…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a name in the words of a form': {
    artifacts: notice('Directeur de la publication : Nom : Martin, prénom : Jeanne Marie.'),
    verdict: 'pass',
  },
  'a company alone': {
    artifacts: notice('Directeur de la publication : Exemple.'),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [
      {
        type: 'text',
        quote: 'Directeur de la publication : Exemple. Cette page décrit nos services et notre…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a function, then the next sentence and the next heading': {
    artifacts: notice(
      'Le directeur de la publication du site est la gérance. Traceurs Les traceurs gardent Le Site en état.',
    ),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [{ type: 'text', quote: 'Le directeur de la publication du site est la gérance…' }],
  },
  'a function, then a heading on the next line': {
    artifacts: notice('Directeur de la publication : le gérant Hébergement Le site est hébergé par Exemple.'),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [{ type: 'text', quote: 'Directeur de la publication : le gérant Hébergement…' }],
  },
  'named before the title': {
    artifacts: notice('Jeanne Martin, gérante, est directrice de la publication. Merci.'),
    verdict: 'pass',
  },
  'named after titles with a stop': {
    artifacts: notice('Directeur de la publication : Mme. J. Martin.'),
    verdict: 'pass',
  },
  'named in the sentence that goes on': {
    artifacts: notice('Le directeur de la publication est le gérant. Il s’agit de Paul Morel.'),
    verdict: 'pass',
  },
  'named after a function with a capital': {
    artifacts: notice('Directeur de la publication : M. le Maire Paul Morel.'),
    verdict: 'pass',
  },
  'a name that begins with an article': {
    artifacts: notice('Directrice de la publication : Mme Le Goff.'),
    verdict: 'pass',
  },
  'a function said with « M. »': {
    artifacts: notice('Directeur de la publication : M. Le Maire.'),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [{ type: 'text', quote: 'Directeur de la publication : M. Le Maire…' }],
  },
  'functions with capitals': {
    artifacts: notice('Directeur de la publication : Le Gérant Hébergement Exemple Données Personnelles.'),
    verdict: 'review',
    title: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
    evidence: [{ type: 'text', quote: 'Directeur de la publication : Le Gérant…' }],
  },
  'named under a heading': {
    artifacts: notice('Directeur de la publication Paul Morel Hébergement Exemple.'),
    verdict: 'pass',
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});

ruleCases(
  rule,
  {
    found: { artifacts: notice('Directeur de la publication : Jeanne Martin.'), verdict: 'pass' },
    'nobody said what the site is': {
      artifacts: notice('Bienvenue à tous.'),
      verdict: 'review',
      title:
        'Le directeur de la publication n’a pas été trouvé dans les mentions légales : à vérifier si vous y êtes tenu',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
    },
    'a local authority, which nobody declared': {
      artifacts: siteArtifacts({
        pages: [
          pageFacts({ title: 'Communauté de communes du Haut Pays' }),
          legalPage('legal-notice', 'Communauté de communes du Haut Pays, 2 rue Haute.'),
        ],
      }),
      verdict: 'review',
      title: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales : à vérifier',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
    },
  },
  null,
);
