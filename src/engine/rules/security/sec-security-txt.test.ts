import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-security-txt.ts';

const answer = (status: number, body: string) =>
  siteArtifacts({ securityTxt: { ...siteArtifacts().securityTxt, status, body } });

ruleCases(rule, {
  pass: { present: answer(200, 'Contact: mailto:securite@exemple.fr\nExpires: 2027-01-01T00:00:00Z\n') },
  fail: {
    absent: answer(404, ''),
    'a page instead': answer(200, '<!doctype html><p>Contact: nous</p>'),
    empty: answer(200, ''),
  },
  error: { 'no answer': answer(0, '') },
});
