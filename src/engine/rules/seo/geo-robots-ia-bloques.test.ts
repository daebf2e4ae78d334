import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-robots-ia-bloques.ts';

const site = (text: string, status = 200) => siteArtifacts({ robots: robotsOf(text, status) });

ruleCases(rule, {
  'everybody admitted': { artifacts: site('User-agent: *\nAllow: /'), verdict: 'pass' },
  'no file at all': { artifacts: site('', 404), verdict: 'pass' },
  'a private folder only': { artifacts: site('User-agent: GPTBot\nDisallow: /prive/'), verdict: 'pass' },
  'a training robot': {
    artifacts: site('User-agent: GPTBot\nDisallow: /'),
    verdict: 'fail',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Écartés, entraînement', value: 'gptbot' },
      { type: 'value', label: 'Écartés, recherche', value: 'aucun' },
    ],
  },
  'a search robot': {
    artifacts: site('User-agent: PerplexityBot\nDisallow: /'),
    verdict: 'fail',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Écartés, entraînement', value: 'aucun' },
      { type: 'value', label: 'Écartés, recherche', value: 'perplexitybot' },
    ],
  },
  everybody: {
    artifacts: site('User-agent: *\nDisallow: /'),
    verdict: 'fail',
    occurrences: 18,
    evidence: [
      {
        type: 'value',
        label: 'Écartés, entraînement',
        value: 'gptbot, claudebot, ccbot, google-extended, applebot-extended,…',
      },
      {
        type: 'value',
        label: 'Écartés, recherche',
        value: 'oai-searchbot, chatgpt-user, claude-searchbot, claude-user, perplexitybot,…',
      },
    ],
  },
  'a server in error': {
    artifacts: site('', 503),
    verdict: 'inapplicable',
    reason: 'robots.txt ne répond pas',
  },
});
