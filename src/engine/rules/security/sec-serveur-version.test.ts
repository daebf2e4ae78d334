import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-serveur-version.ts';

ruleCases(rule, {
  pass: {
    'no header': pageArtifacts(),
    'a name alone': pageWithHeaders({ server: 'nginx', 'x-powered-by': 'Express' }),
    'a cloud node is no version': pageWithHeaders({ server: 'ECS (dcb/7F3B)' }),
    'a major number alone': pageWithHeaders({ server: 'Apache/2' }),
  },
  fail: {
    Apache: pageWithHeaders({ server: 'Apache/2.4.57 (Debian)' }),
    PHP: pageWithHeaders({ 'x-powered-by': 'PHP/8.3.1' }),
    'ASP.NET': pageWithHeaders({ 'x-aspnet-version': '4.0.30319' }),
  },
});
