import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-serveur-version.ts';

ruleCases(rule, {
  'no header': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a name alone': {
    artifacts: pageWithHeaders({ server: 'nginx', 'x-powered-by': 'Express' }),
    verdict: 'pass',
  },
  'a cloud node is no version': { artifacts: pageWithHeaders({ server: 'ECS (dcb/7F3B)' }), verdict: 'pass' },
  'a major number alone': { artifacts: pageWithHeaders({ server: 'Apache/2' }), verdict: 'pass' },
  Apache: {
    artifacts: pageWithHeaders({ server: 'Apache/2.4.57 (Debian)' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'server', value: 'Apache/2.4.57 (Debian)' }],
  },
  PHP: {
    artifacts: pageWithHeaders({ 'x-powered-by': 'PHP/8.3.1' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'x-powered-by', value: 'PHP/8.3.1' }],
  },
  'ASP.NET': {
    artifacts: pageWithHeaders({ 'x-aspnet-version': '4.0.30319' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'x-aspnet-version', value: '4.0.30319' }],
  },
});
