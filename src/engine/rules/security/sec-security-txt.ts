import { securityTxtOf } from '../../derive/http/security-txt.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-security-txt',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9116' }],
  title: {
    fail: 'Le site ne dit pas à qui signaler une faille (security.txt absent)',
    pass: 'Le site dit à qui signaler une faille (security.txt)',
  },
  why: 'Une personne qui découvre une faille de bonne foi ne sait pas à qui l’écrire : elle renonce, ou la rend publique.',
  fix: 'Publier un fichier /.well-known/security.txt avec une adresse de contact (Contact) et une date de fin de validité (Expires).',
  artifacts: ['securityTxt'],
  evaluate({ securityTxt }) {
    if (securityTxt.status === 0) return { status: 'untested', reason: 'le serveur n’a pas répondu' };
    if (securityTxtOf(securityTxt)) return { status: 'pass' };
    const { requestedUrl, status } = securityTxt;
    return { status: 'fail', evidence: [{ type: 'request', url: requestedUrl, status }] };
  },
});
