import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-cases-precochees-bandeau.ts';

const checked = (...prechecked: string[]) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ prechecked }) })] });

ruleCases(rule, {
  'necessary ones': {
    artifacts: checked('Cookies nécessaires (toujours actifs)', 'Fonctionnels'),
    verdict: 'pass',
  },
  advertising: {
    artifacts: checked('Nécessaires', 'Publicité'),
    verdict: 'fail',
    title: 'Des usages sont cochés d’avance dans le bandeau (Publicité)',
    evidence: [{ type: 'element', selector: '#bandeau', note: 'case cochée d’avance' }],
  },
  statistics: {
    artifacts: checked('Statistiques'),
    verdict: 'fail',
    title: 'Des usages sont cochés d’avance dans le bandeau (Statistiques)',
    evidence: [{ type: 'element', selector: '#bandeau', note: 'case cochée d’avance' }],
  },
  'a box without a name': {
    artifacts: checked(''),
    verdict: 'review',
    title: 'Des usages sont cochés d’avance dans le bandeau (sans intitulé) : à vérifier',
    evidence: [{ type: 'element', selector: '#bandeau', note: 'case cochée d’avance' }],
  },
  'no box': {
    artifacts: checked(),
    verdict: 'inapplicable',
    reason: 'aucune case au premier écran du bandeau',
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
