import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-robots-ia-incoherent.ts';

const site = (text: string, status = 200) => siteArtifacts({ robots: robotsOf(text, status) });

ruleCases(rule, {
  'training kept away, search admitted': {
    artifacts: site('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /'),
    verdict: 'pass',
  },
  'everybody kept away': { artifacts: site('User-agent: *\nDisallow: /'), verdict: 'pass' },
  'search kept away, training admitted': {
    artifacts: site('User-agent: OAI-SearchBot\nDisallow: /'),
    verdict: 'fail',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Recherche, écartés', value: 'oai-searchbot' },
      {
        type: 'value',
        label: 'Entraînement, admis',
        value: 'gptbot, claudebot, ccbot, google-extended, applebot-extended,…',
      },
    ],
  },
  'no instruction': {
    artifacts: site('', 404),
    verdict: 'inapplicable',
    reason: 'aucune consigne dans robots.txt',
  },
});
