import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-security-txt-invalide.ts';

const file = (body: string) =>
  siteArtifacts({ securityTxt: { ...siteArtifacts().securityTxt, status: 200, body } });
const contact = 'Contact: mailto:securite@exemple.fr';

ruleCases(rule, {
  pass: { valid: file(`${contact}\nExpires: 2027-06-01T00:00:00.000Z`) },
  fail: {
    'no contact': file('Expires: 2027-06-01T00:00:00Z'),
    'no date': file(contact),
    expired: file(`${contact}\nExpires: 2025-06-01T00:00:00Z`),
    'too far': file(`${contact}\nExpires: 2030-06-01T00:00:00Z`),
  },
  inapplicable: { absent: siteArtifacts() },
});
