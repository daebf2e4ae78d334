import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-date-copyright.ts';

const site = (footerText: string) => siteArtifacts({ pages: [pageFacts({ footerText })] });

ruleCases(rule, {
  'this year': { artifacts: site('© 2026 Mairie'), verdict: 'pass' },
  'last year': { artifacts: site('© 2025'), verdict: 'pass' },
  'a range': { artifacts: site('© 2009–2026 Mairie'), verdict: 'pass' },
  'years ago': {
    artifacts: site('Copyright Mairie de Valmont 2021'),
    verdict: 'fail',
    title: 'L’année du pied de page est dépassée (2021)',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: '© 2021' }],
  },
  'the end of a range': {
    artifacts: site('© 2009-2019'),
    verdict: 'fail',
    title: 'L’année du pied de page est dépassée (2019)',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: '© 2019' }],
  },
  'no year': {
    artifacts: site('Mairie de Valmont'),
    verdict: 'inapplicable',
    reason: 'aucune année en pied de page',
  },
  'another date': {
    artifacts: site('Loi du 11 février 2005'),
    verdict: 'inapplicable',
    reason: 'aucune année en pied de page',
  },
});
