import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-bouton-retractation.ts';

const basket = shopHome().links;
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
    title: 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier dans l’espace client',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Renoncer au contrat »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
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
    title: 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier dans l’espace client',
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
