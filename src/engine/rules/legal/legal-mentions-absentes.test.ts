import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-mentions-absentes.ts';

const { site } = siteArtifacts();
const link = (text: string, url: string) => ({ text, url, region: 'footer' as const, rel: '' });

/** A page of contact, to which a link named « Mentions légales » leads. */
const noticeAt = (text: string, changes: Parameters<typeof legalPage>[2] = {}) =>
  siteArtifacts({
    pages: [
      pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/contact')] }),
      legalPage('contact', text, changes),
    ],
  });

ruleCases(rule, {
  'a page of that kind': {
    artifacts: siteArtifacts({
      pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')],
    }),
    verdict: 'pass',
  },
  'a short page is still a page': {
    artifacts: siteArtifacts({
      pages: [pageFacts(), legalPage('legal-notice', '', { text: 'Éditeur : Exemple.' })],
    }),
    verdict: 'pass',
  },
  'inside the terms of use': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('terms', 'Directeur de la publication : Jeanne Martin. Hébergeur : OVH.'),
      ],
    }),
    verdict: 'pass',
  },
  'on a site of one page': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ text: 'Bienvenue. Directrice de la publication : Jeanne Martin. Site hébergé par OVH.' }),
      ],
    }),
    verdict: 'pass',
  },
  'in a window that its link opens on every page': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          links: [link('Mentions légales', 'https://www.exemple.fr/#')],
          openedTexts: [{ name: 'Mentions légales', text: 'Éditeur : Exemple. Hébergeur : OVH.' }],
        }),
      ],
    }),
    verdict: 'pass',
  },
  'a window of another name': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ openedTexts: [{ name: 'Menu', text: 'Accueil Tarifs Contact' }] })],
    }),
    verdict: 'fail',
    title: 'Aucune page de mentions légales n’a été trouvée',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Mentions légales »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'not found, every page visited': {
    artifacts: siteArtifacts(),
    verdict: 'fail',
    title: 'Aucune page de mentions légales n’a été trouvée',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Mentions légales »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'not found on the site of a private person': {
    artifacts: siteArtifacts({ site: { ...site, profile: 'personal' } }),
    verdict: 'fail',
    title: 'Aucune page ne nomme l’hébergeur du site, ce que doit aussi un particulier',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Mentions légales »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'the host named on the site of a private person': {
    artifacts: siteArtifacts({
      site: { ...site, profile: 'personal' },
      pages: [pageFacts({ text: 'Mes randonnées. Site hébergé par OVH, 2 rue Kellermann, Roubaix.' })],
    }),
    verdict: 'pass',
  },
  'not found, visit incomplete': {
    artifacts: siteArtifacts({ site: { ...site, crawlComplete: false } }),
    verdict: 'review',
    title: 'Aucune page de mentions légales n’a été trouvée : à vérifier',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Mentions légales »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'one page asked for': {
    artifacts: siteArtifacts({ site: { ...site, scope: 'page' } }),
    verdict: 'review',
    title: 'Aucune page de mentions légales n’a été trouvée : à vérifier',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Mentions légales »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a page that announces its text': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/legal-notice')] }),
        legalPage('legal-notice', '', { text: 'Mentions légales. Page en construction.', wordCount: 5 }),
      ],
    }),
    verdict: 'fail',
    title: 'La page des mentions légales annonce seulement un texte à venir',
    evidence: [
      {
        type: 'text',
        quote: 'Mentions légales. Page en construction.',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a page that has begun': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('legal-notice', '', {
          text: 'Éditeur : Exemple. Hébergeur : Nuage. Rubrique en cours de rédaction.',
          wordCount: 9,
        }),
      ],
    }),
    verdict: 'pass',
  },
  'a long page with a section to come': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('legal-notice', 'Crédits des photographies : à venir, page en construction.'),
      ],
    }),
    verdict: 'pass',
  },
  'its link leads to the contact page': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/contact')] }),
        legalPage('contact', 'Écrivez-nous.'),
      ],
    }),
    verdict: 'fail',
    title: 'Aucune page de mentions légales n’a été trouvée',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '2', expected: 'un lien « Mentions légales »' },
      {
        type: 'page',
        url: 'https://www.exemple.fr/contact',
        note: 'le lien « Mentions légales » mène à cette page, qui parle d’autre chose',
      },
    ],
  },
  'a contact page that holds it': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/contact')] }),
        legalPage('contact', 'Écrivez-nous. Hébergeur : Nuage.'),
      ],
    }),
    verdict: 'pass',
  },
  'one page and one link for both': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: [link('Contact et mentions légales', 'https://www.exemple.fr/contact')] }),
        legalPage('contact', 'Écrivez-nous.'),
      ],
    }),
    verdict: 'review',
    title: 'La page des mentions légales ne nomme ni éditeur, ni hébergeur, ni directeur : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/contact',
        note: 'le lien « Contact et mentions légales » y mène',
      },
    ],
  },
  'a link of that name that leads to numbers of register and an address': {
    artifacts: noticeAt('Écrivez-nous. Association loi 1901, SIRET 732 829 320 00074, RNA W691107712.'),
    verdict: 'review',
    title: 'La page des mentions légales ne nomme ni éditeur, ni hébergeur, ni directeur : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/contact',
        note: 'le lien « Mentions légales » y mène',
      },
    ],
  },
  'the same with the publisher told as such': {
    artifacts: noticeAt('Écrivez-nous. Site édité par l’association Exemple, SIRET 732 829 320 00074.'),
    verdict: 'pass',
  },
  'the same in a page of which little was read': {
    artifacts: noticeAt('', { text: 'SIRET 732 829 320 00074.' }),
    verdict: 'pass',
  },
  'read, in a state of the one document of the site': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/#/mentions')] }),
        legalPage('legal-notice', 'Site édité par l’association Exemple, SIRET 732 829 320 00074.', {
          url: 'https://www.exemple.fr/#/mentions',
          requestedUrl: 'https://www.exemple.fr/#/mentions',
          kind: 'other',
        }),
      ],
    }),
    verdict: 'pass',
  },
  'linked, not read': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: [link('Mentions légales', 'https://www.exemple.fr/mentions.pdf')] })],
    }),
    verdict: 'review',
    title: 'Aucune page de mentions légales n’a été trouvée : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/mentions.pdf',
        note: 'page liée mais non lue pendant l’audit',
      },
    ],
  },
  'nothing was read': {
    artifacts: siteArtifacts({ pages: [] }),
    verdict: 'error',
    reason: 'aucune page n’a été lue',
  },
});
