import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-access-eaa-services.ts';

const site = (text: string, ...others: readonly PageFacts[]) =>
  siteArtifacts({ pages: [pageFacts({ text }), ...others] });
const bank = 'Ouvrir un compte bancaire. Consulter mes comptes.';
const none = 'aucun service visé reconnu';
const silent = 'Ce service aux particuliers ne décrit pas son accessibilité : à vérifier';
const asked = (value: string, ...quotes: readonly string[]) =>
  [
    { type: 'value', label: 'Service reconnu', value },
    ...quotes.map((quote) => ({ type: 'text', quote }) as const),
    { type: 'value', label: 'Pages visitées', value: '1' },
    { type: 'page', url: 'https://www.exemple.fr/' },
  ] as const;

ruleCases(rule, {
  'a bank that says nothing': {
    artifacts: site(bank),
    verdict: 'review',
    title: silent,
    evidence: asked('banque pour particuliers', bank, bank),
  },
  'a carrier': {
    artifacts: site('Achetez vos billets. Info trafic.'),
    verdict: 'review',
    title: silent,
    evidence: asked(
      'transport de voyageurs',
      'Achetez vos billets. Info trafic.',
      'Achetez vos billets. Info trafic.',
    ),
  },
  'an operator, by its links': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          text: 'Bienvenue',
          links: ['Nos forfaits mobiles', 'Tester mon éligibilité'].map((text) => ({
            text,
            url: 'https://www.exemple.fr/x',
            region: 'nav' as const,
            rel: '',
          })),
        }),
      ],
    }),
    verdict: 'review',
    title: silent,
    evidence: asked('téléphonie ou accès à internet', 'Nos forfaits mobiles', 'Tester mon éligibilité'),
  },
  'a seller of electronic books': {
    artifacts: site('Télécharger ce livre numérique. Format EPUB.'),
    verdict: 'review',
    title: silent,
    evidence: asked(
      'livres numériques',
      'Télécharger ce livre numérique. Format EPUB.',
      'Télécharger ce livre numérique. Format EPUB.',
    ),
  },
  'its page tells how': {
    artifacts: site(bank, legalPage('accessibility', 'Le service répond aux exigences d’accessibilité.')),
    verdict: 'pass',
  },
  'its terms tell how': {
    artifacts: site(bank, legalPage('terms', 'Accessibilité : le service est conforme à EN 301 549.')),
    verdict: 'pass',
  },
  'a page that tells nothing of it': {
    artifacts: site(bank, legalPage('accessibility', 'Nos agences ont des rampes.')),
    verdict: 'review',
    title: 'La page « Accessibilité » ne dit pas comment le service répond aux exigences : à vérifier',
    evidence: [
      { type: 'value', value: 'banque pour particuliers' },
      { type: 'text', quote: bank },
      { type: 'text', quote: bank },
    ],
  },
  'a page that was not read': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          text: bank,
          links: [{ text: 'Accessibilité', url: 'https://www.exemple.fr/a11y', region: 'footer', rel: '' }],
        }),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'la page « Accessibilité » n’a pas été lue pendant l’audit',
  },
  'one word is not enough': {
    artifacts: site('Consulter mes comptes en ligne, un article de la rédaction.'),
    verdict: 'inapplicable',
    reason: none,
  },
  'a broker who writes about banks': {
    artifacts: site('Les banques ouvrent des comptes et prêtent. Les livrets rapportent peu.'),
    verdict: 'inapplicable',
    reason: none,
  },
  'the notice of a bank quotes others': {
    artifacts: site('Bienvenue', legalPage('legal-notice', bank)),
    verdict: 'inapplicable',
    reason: none,
  },
  'an association': {
    artifacts: { ...site(bank), site: { ...siteArtifacts().site, profile: 'association' } },
    verdict: 'inapplicable',
    reason: none,
  },
  'a shop has its own question': {
    artifacts: siteArtifacts({
      pages: [shopHome(), pageFacts({ url: 'https://www.exemple.fr/b', kind: 'other', text: bank })],
    }),
    verdict: 'inapplicable',
    reason: 'la vente en ligne a sa propre question',
  },
  'a sole trader': {
    artifacts: site(
      bank,
      legalPage('legal-notice', 'Jeanne Martin, micro-entrepreneuse. Hébergeur : Exemple.'),
    ),
    verdict: 'inapplicable',
    reason: 'les mentions légales sont celles d’une microentreprise, qui n’y est pas tenue',
  },
  'the day before the duty': {
    artifacts: { ...site(bank), site: { ...siteArtifacts().site, startedAt: '2025-06-27T10:00:00.000Z' } },
    verdict: 'inapplicable',
    reason: 'pas encore obligatoire',
  },
});
