import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-security-txt.ts';

const answer = (status: number, body: string) =>
  siteArtifacts({ securityTxt: { ...siteArtifacts().securityTxt, status, body } });

ruleCases(rule, {
  present: {
    artifacts: answer(200, 'Contact: mailto:securite@exemple.fr\nExpires: 2027-01-01T00:00:00Z\n'),
    verdict: 'pass',
  },
  absent: {
    artifacts: answer(404, ''),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/', status: 404 }],
  },
  'a page instead': {
    artifacts: answer(200, '<!doctype html><p>Contact: nous</p>'),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/', status: 200 }],
  },
  empty: {
    artifacts: answer(200, ''),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/', status: 200 }],
  },
  'no answer': { artifacts: answer(0, ''), verdict: 'error', reason: 'le serveur n’a pas répondu' },
});
