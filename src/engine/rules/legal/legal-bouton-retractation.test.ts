import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-bouton-retractation.ts';

const basket = shopHome().links;
const askedInAccount =
  'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier dans l’espace client';
const asked = 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier';
const notFound = [
  { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Renoncer au contrat »' },
  { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
] as const;
/** A shop whose header holds this link too. */
const beside = (text: string, url: string, region: 'header' | 'main' = 'header') =>
  siteArtifacts({ pages: [shopHome({ links: [...basket, { text, url, region, rel: '' }] })] });
const withLink = (text: string) =>
  siteArtifacts({
    pages: [
      shopHome({ links: [...basket, { text, url: 'https://www.exemple.fr/r', region: 'footer', rel: '' }] }),
    ],
  });

ruleCases(rule, {
  'the words of the decree': { artifacts: withLink('Renoncer au contrat ici'), verdict: 'pass' },
  equivalent: { artifacts: withLink('Rétractation en ligne'), verdict: 'pass' },
  'not found on public pages': {
    artifacts: siteArtifacts({ pages: [shopHome()] }),
    verdict: 'review',
    title: 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Renoncer au contrat »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'customers have an account': {
    artifacts: beside('Mon compte', 'https://www.exemple.fr/index.php?controller=moi'),
    verdict: 'review',
    title: askedInAccount,
    evidence: notFound,
  },
  'an account behind an icon': {
    artifacts: beside('', 'https://www.exemple.fr/account/login'),
    verdict: 'review',
    title: askedInAccount,
    evidence: notFound,
  },
  'an account kept by the platform of the shop': {
    artifacts: beside('Se connecter', 'https://shopify.com/123456/account'),
    verdict: 'review',
    title: askedInAccount,
    evidence: notFound,
  },
  'a field for a password': {
    artifacts: siteArtifacts({ pages: [shopHome({ hasPasswordField: true })] }),
    verdict: 'review',
    title: askedInAccount,
    evidence: notFound,
  },
  'the sign-in page of whoever runs the site': {
    artifacts: beside('Connexion', 'https://www.exemple.fr/wp-login.php'),
    verdict: 'review',
    title: asked,
    evidence: notFound,
  },
  'the account of somebody else, in a text': {
    artifacts: beside('Mon compte', 'https://www.banque.example/mon-compte', 'main'),
    verdict: 'review',
    title: asked,
    evidence: notFound,
  },
  'what is said of accounts': {
    artifacts: beside('Mon compte rendu de visite', 'https://www.exemple.fr/compte-rendu'),
    verdict: 'review',
    title: asked,
    evidence: notFound,
  },
  'a declared shop where nothing can be ordered': {
    artifacts: siteArtifacts({
      site: { ...siteArtifacts().site, profile: 'shop' },
      pages: [shopHome({ text: 'Bougie sur mesure, dès 12 €. Demander un devis', links: [] })],
    }),
    verdict: 'review',
    title: 'Si des commandes se passent en ligne, une fonction de rétractation doit y être : à vérifier',
    severity: 'mineur',
    evidence: [
      { type: 'value', value: '1' },
      { type: 'page', url: 'https://www.exemple.fr/' },
    ],
  },
  'the policy alone is no function': {
    artifacts: withLink('Droit de rétractation'),
    verdict: 'review',
    title: 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Renoncer au contrat »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'not a shop': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
  'before the date': {
    artifacts: siteArtifacts({
      pages: [shopHome()],
      site: { ...siteArtifacts().site, startedAt: '2026-06-01T00:00:00Z' },
    }),
    verdict: 'inapplicable',
    reason: 'pas encore obligatoire',
  },
});
