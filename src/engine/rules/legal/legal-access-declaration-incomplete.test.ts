import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-declaration-incomplete.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text, changes)] });
const opened = (name: string, text: string) =>
  siteArtifacts({ pages: [pageFacts({ openedTexts: [{ name, text }] })] });
const full =
  'État de conformité : le site est partiellement conforme. 72 % des critères sont respectés. Contenus non accessibles. Dérogations pour charge disproportionnée. Déclaration établie le 3 mars 2026. Technologies : HTML. Environnement de test : NVDA. Pages du site ayant fait l’objet de la vérification. Retour d’information et contact. Voies de recours : Défenseur des droits.';

ruleCases(rule, {
  complete: { artifacts: page(full), verdict: 'pass' },
  'a bare state': {
    artifacts: page('Le site est partiellement conforme.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité est incomplète (8 rubriques non trouvées)',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : résultat chiffré, contenus non accessibles, date d’établissement, technologies employées…',
      },
    ],
  },
  'not conforming, all that is due and nothing of the audit': {
    artifacts: page(
      'Le site est non conforme. Contenus non accessibles : la carte. Déclaration établie le 3 mars 2026. Contact : accessibilite@exemple.fr. Voies de recours : Défenseur des droits.',
    ),
    verdict: 'pass',
  },
  'not conforming after an audit, and it does not say in what': {
    artifacts: page(
      'Le site est non conforme : 31 % des critères sont respectés. Déclaration établie le 3 mars 2026. Contact : accessibilite@exemple.fr. Voies de recours : Défenseur des droits.',
    ),
    verdict: 'review',
    title: 'La déclaration d’accessibilité est incomplète (1 rubrique non trouvée) : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : contenus non accessibles',
      },
    ],
  },
  'not conforming, and nothing else': {
    artifacts: page('Le site est non conforme.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité est incomplète (4 rubriques non trouvées)',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : contenus non accessibles, date d’établissement, contact et voies de recours',
      },
    ],
  },
  'wholly conforming: nothing is out of reach, and the audit is told': {
    artifacts: page(
      full
        .replace('partiellement', 'totalement')
        .replace('72 %', '100 %')
        .replace('Contenus non accessibles. Dérogations pour charge disproportionnée. ', ''),
    ),
    verdict: 'pass',
  },
  'partly conforming, without a derogation to tell': {
    artifacts: page(full.replace('Dérogations pour charge disproportionnée. ', '')),
    verdict: 'pass',
  },
  'a statement that does not say its state, and names what is out of reach': {
    artifacts: page(
      'Contenus non accessibles : la carte. Déclaration établie le 3 mars 2026. Contact. Voies de recours.',
    ),
    verdict: 'review',
    title: 'La déclaration d’accessibilité est incomplète (1 rubrique non trouvée) : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : état de conformité',
      },
    ],
  },
  'a site that nobody audited': {
    artifacts: page(
      'État de conformité : le site est non conforme, aucun audit n’ayant été fait. Déclaration établie le 3 mars 2026. Contact : accessibilite@exemple.fr. Voies de recours : Défenseur des droits.',
    ),
    verdict: 'pass',
  },
  'a site that nobody audited, and nowhere to complain': {
    artifacts: page('Le site est non conforme : il n’a pas encore été audité.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité est incomplète (3 rubriques non trouvées)',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : date d’établissement, contact et voies de recours',
      },
    ],
  },
  'partly conforming, and no results': {
    artifacts: page(
      'Le site est partiellement conforme, sans audit. Déclaration établie le 3 mars 2026. Contact. Voies de recours.',
    ),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité est incomplète (5 rubriques non trouvées)',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : résultat chiffré, contenus non accessibles, technologies employées, environnement de test…',
      },
    ],
  },
  'one section under another name': {
    artifacts: page(full.replace('Environnement de test : NVDA.', '')),
    verdict: 'review',
    title: 'La déclaration d’accessibilité est incomplète (1 rubrique non trouvée) : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : environnement de test',
      },
    ],
  },
  'the date and the pages, said in words of one’s own': {
    artifacts: page(
      full
        .replace('Déclaration établie le 3 mars 2026', 'Date de la présente déclaration : 2 août 2026')
        .replace(
          'Pages du site ayant fait l’objet de la vérification',
          'Une auto-évaluation a été réalisée sur les principales pages (accueil, services, contact)',
        ),
    ),
    verdict: 'pass',
  },
  'a statement that bears its date': {
    artifacts: page(full.replace('établie le 3 mars 2026', 'd’accessibilité du 03/03/2026')),
    verdict: 'pass',
  },
  'a date without a day, that of the law, and pages that nobody names': {
    artifacts: page(
      full
        .replace(
          'Déclaration établie le 3 mars 2026',
          'Date d’établissement : [à compléter], selon l’article 47 de la loi du 11 février 2005',
        )
        .replace(
          'Pages du site ayant fait l’objet de la vérification',
          'Les tests continuent sur toutes les pages',
        ),
    ),
    verdict: 'review',
    title: 'La déclaration d’accessibilité est incomplète (2 rubriques non trouvées) : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : date d’établissement et pages vérifiées',
      },
    ],
  },
  'a page with little text': {
    artifacts: page('', { text: 'Accessibilité : non conforme' }),
    verdict: 'review',
    title: 'La déclaration d’accessibilité est incomplète (4 rubriques non trouvées) : à vérifier',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : contenus non accessibles, date d’établissement, contact et voies de recours',
      },
    ],
  },
  'a window of settings of the display': {
    artifacts: opened('Paramètres d’accessibilité', `Contraste renforcé. Défaut. ${full}`),
    verdict: 'inapplicable',
    reason: 'aucune déclaration d’accessibilité lue',
  },
  'the same, called as a statement would be': {
    artifacts: opened('Accessibilité', 'Contraste : défaut, renforcé, inversé. Interligne. Police adaptée.'),
    verdict: 'inapplicable',
    reason: 'aucune déclaration d’accessibilité lue',
  },
  'a statement that opens in the page': {
    artifacts: opened('Accessibilité : non conforme', full.replace('Environnement de test : NVDA.', '')),
    verdict: 'review',
    title: 'La déclaration d’accessibilité est incomplète (1 rubrique non trouvée) : à vérifier',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'non trouvé : environnement de test' }],
  },
  'no statement': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune déclaration d’accessibilité lue',
  },
});
