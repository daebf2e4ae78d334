import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-security-txt-invalide.ts';

const file = (body: string) =>
  siteArtifacts({ securityTxt: { ...siteArtifacts().securityTxt, status: 200, body } });
const contact = 'Contact: mailto:securite@exemple.fr';

ruleCases(rule, {
  valid: { artifacts: file(`${contact}\nExpires: 2027-06-01T00:00:00.000Z`), verdict: 'pass' },
  'no contact': {
    artifacts: file('Expires: 2027-06-01T00:00:00Z'),
    verdict: 'fail',
    title: 'Le fichier security.txt est incomplet ou périmé (contact absent)',
    evidence: [{ type: 'text', quote: 'Expires: 2027-06-01T00:00:00Z' }],
  },
  'no date': {
    artifacts: file(contact),
    verdict: 'fail',
    title: 'Le fichier security.txt est incomplet ou périmé (date de validité absente ou illisible)',
    evidence: [{ type: 'text', quote: 'Contact: mailto:securite@exemple.fr' }],
  },
  expired: {
    artifacts: file(`${contact}\nExpires: 2025-06-01T00:00:00Z`),
    verdict: 'fail',
    title: 'Le fichier security.txt est incomplet ou périmé (date de validité passée)',
    evidence: [{ type: 'text', quote: 'Contact: mailto:securite@exemple.fr\nExpires: 2025-06-01T00:00:00Z' }],
  },
  'too far': {
    artifacts: file(`${contact}\nExpires: 2030-06-01T00:00:00Z`),
    verdict: 'fail',
    title: 'Le fichier security.txt est incomplet ou périmé (validité de plus d’un an)',
    evidence: [{ type: 'text', quote: 'Contact: mailto:securite@exemple.fr\nExpires: 2030-06-01T00:00:00Z' }],
  },
  absent: { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'pas de fichier security.txt' },
});
