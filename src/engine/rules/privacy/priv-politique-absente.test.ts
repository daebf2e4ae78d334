import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-absente.ts';

const contactForm: PageFacts['forms'][number] = {
  action: 'https://www.exemple.fr/contact',
  method: 'post',
  fields: [{ type: 'email', name: 'email', label: 'Courriel', required: true }],
  text: 'Courriel Envoyer',
};
const home = (changes: Partial<PageFacts> = {}) => pageFacts({ forms: [contactForm], ...changes });
const link = (text: string, url: string) => ({ text, url, region: 'footer' as const, rel: '' });
const { site } = siteArtifacts();

/** A page of another kind, with that heading and what follows it. */
const adhesion = (
  heading: string,
  text = 'Vous avez un droit d’accès, de rectification et d’effacement de vos données.',
) =>
  siteArtifacts({
    pages: [
      home(),
      legalPage('other', `Adhérer. ${heading} ${text}`, {
        url: 'https://www.exemple.fr/adhesion',
        requestedUrl: 'https://www.exemple.fr/adhesion',
        headings: [
          { level: 1, text: 'Adhérer' },
          { level: 3, text: heading },
        ],
      }),
    ],
  });

ruleCases(rule, {
  'a privacy page': {
    artifacts: siteArtifacts({ pages: [home(), legalPage('privacy', 'Vos données personnelles.')] }),
    verdict: 'pass',
  },
  'a page reached by its name': {
    artifacts: siteArtifacts({
      pages: [
        home({ links: [link('Données personnelles', 'https://www.exemple.fr/rgpd')] }),
        legalPage('other', 'Vos données.', {
          url: 'https://www.exemple.fr/rgpd',
          requestedUrl: 'https://www.exemple.fr/rgpd',
        }),
      ],
    }),
    verdict: 'pass',
  },
  'inside the legal notice': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Données personnelles : le responsable du traitement les conserve trois ans. Vos droits : accès, rectification, effacement, opposition. Réclamation auprès de la CNIL.',
        ),
      ],
    }),
    verdict: 'pass',
  },
  'a few words in the legal notice': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Protection des données personnelles : vous avez un droit d’accès et de rectification auprès de Jeanne Petit.',
        ),
      ],
    }),
    verdict: 'fail',
    title: 'L’information sur les données personnelles est très incomplète',
    severity: 'majeur',
    evidence: [
      {
        type: 'text',
        quote: 'Protection des données personnelles : vous…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'the words of older notices': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Données Nominatives. Vous disposez d’un droit d’accès, de modification, de rectification et de suppression.',
        ),
      ],
    }),
    verdict: 'fail',
    title: 'L’information sur les données personnelles est très incomplète',
    severity: 'majeur',
    evidence: [
      { type: 'text', quote: "Données Nominatives. Vous disposez d'un droit d'accès, de modification…" },
    ],
  },
  'data that concern the reader': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Vous disposez d’un droit d’accès et de suppression des données qui vous concernent.',
        ),
      ],
    }),
    verdict: 'fail',
    title: 'L’information sur les données personnelles est très incomplète',
    severity: 'majeur',
    evidence: [
      {
        type: 'text',
        quote: "Vous disposez d'un droit d'accès et de suppression des données qui vous concernent…",
      },
    ],
  },
  'the law by its name': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Selon la loi « Informatique et Libertés », vous disposez d’un droit d’accès et de rectification.',
        ),
      ],
    }),
    verdict: 'fail',
    title: 'L’information sur les données personnelles est très incomplète',
    severity: 'majeur',
    evidence: [{ type: 'text', quote: 'Selon la loi « Informatique et Libertés », vous disposez…' }],
  },
  'the same words with no right told': {
    artifacts: siteArtifacts({
      pages: [home(), legalPage('legal-notice', 'Données nominatives : ce site n’en garde pas.')],
    }),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      { type: 'value', value: '2' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'rights over something else': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Droit d’accès au site et limitation de responsabilité. Informations sur la commune.',
        ),
      ],
    }),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      { type: 'value', value: '2' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a form and no policy': {
    artifacts: siteArtifacts({ pages: [home()] }),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien « Confidentialité » ou « Données personnelles »',
      },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a tracker and no policy': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 999 })] })],
    }),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien « Confidentialité » ou « Données personnelles »',
      },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a link of that name whose address was never filled in': {
    artifacts: siteArtifacts({
      pages: [home({ links: [link('Politique de confidentialité', 'https://www.exemple.fr/#!')] })],
    }),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      { type: 'value', value: '1' },
      {
        type: 'page',
        url: 'https://www.exemple.fr/#!',
        note: 'le lien « Politique de confidentialité » ne mène nulle part',
      },
    ],
  },
  'some pages were not visited': {
    artifacts: siteArtifacts({
      pages: [home()],
      site: { ...site, crawlComplete: false },
    }),
    verdict: 'review',
    title: 'Aucune politique de confidentialité n’a été trouvée : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien « Confidentialité » ou « Données personnelles »',
      },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a few words in the legal notice, and pages not visited': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Protection des données personnelles : vous avez un droit d’accès et de rectification auprès de Jeanne Petit.',
        ),
      ],
      site: { ...site, crawlComplete: false },
    }),
    verdict: 'review',
    title: 'Seul un passage incomplet sur les données personnelles a été trouvé : à vérifier',
    severity: 'majeur',
    evidence: [
      {
        type: 'text',
        quote: 'Protection des données personnelles : vous…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a few words in the legal notice, and a page of that name that was not read': {
    artifacts: siteArtifacts({
      pages: [
        home({ links: [link('Politique de confidentialité', 'https://www.exemple.fr/rgpd.pdf')] }),
        legalPage(
          'legal-notice',
          'Protection des données personnelles : vous avez un droit d’accès et de rectification auprès de Jeanne Petit.',
        ),
      ],
    }),
    verdict: 'review',
    title: 'Aucune politique de confidentialité n’a été trouvée : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/rgpd.pdf',
        note: 'page liée mais non lue pendant l’audit',
      },
    ],
  },
  'one page was asked for': {
    artifacts: siteArtifacts({ pages: [home()], site: { ...site, scope: 'page' } }),
    verdict: 'review',
    title: 'Aucune politique de confidentialité n’a été trouvée : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien « Confidentialité » ou « Données personnelles »',
      },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a page that announces its text': {
    artifacts: siteArtifacts({
      pages: [
        home(),
        legalPage('privacy', '', {
          text: 'Politique de confidentialité : bientôt disponible.',
          wordCount: 5,
        }),
      ],
    }),
    verdict: 'fail',
    title: 'La page de confidentialité annonce seulement un texte à venir',
    evidence: [
      {
        type: 'text',
        quote: 'Politique de confidentialité : bientôt disponible.',
        where: 'https://www.exemple.fr/privacy',
      },
    ],
  },
  'linked but not read': {
    artifacts: siteArtifacts({
      pages: [home({ links: [link('Politique de confidentialité', 'https://www.exemple.fr/rgpd.pdf')] })],
    }),
    verdict: 'review',
    title: 'Aucune politique de confidentialité n’a été trouvée : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/rgpd.pdf',
        note: 'page liée mais non lue pendant l’audit',
      },
    ],
  },
  'a policy under its own heading, on the page of the form alone': {
    artifacts: adhesion('Politique de gestion des données personnelles (RGPD)'),
    verdict: 'review',
    title:
      'La politique de confidentialité n’est que sur une page, à laquelle aucun lien de ce nom ne mène : à vérifier',
    severity: 'mineur',
    evidence: [
      {
        type: 'text',
        quote: 'Politique de gestion des données personnelles (RGPD)',
        where: 'https://www.exemple.fr/adhesion',
      },
    ],
  },
  'a heading of that kind over the fields of a form': {
    artifacts: adhesion('Vos données personnelles', 'Nom, prénom, adresse. Accès au local.'),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      { type: 'value', value: '2' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'rights under a heading of something else': {
    artifacts: adhesion('Règlement intérieur'),
    verdict: 'fail',
    title: 'Aucune politique de confidentialité n’a été trouvée',
    evidence: [
      { type: 'value', value: '2' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'no collection': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune collecte de données n’a été vue',
  },
});
