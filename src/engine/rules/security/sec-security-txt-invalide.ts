import { securityTxtOf } from '../../derive/http/security-txt.ts';
import { daysBetween } from '../../derive/text/dates.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

/** RFC 9116 § 2.5.5 recommends less than a year. */
const longestDays = threshold(366, { from: 'RFC 9116' });

export default defineSiteRule({
  id: 'sec-security-txt-invalide',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9116' }],
  parent: 'sec-security-txt',
  title: {
    fail: 'Le fichier security.txt est incomplet ou périmé ({fault})',
    pass: 'Le fichier security.txt est complet et à jour',
  },
  why: 'Un contact périmé fait perdre les signalements de failles.',
  fix: 'Renseigner Contact et une date Expires à moins d’un an, et prévoir de la renouveler.',
  artifacts: ['site', 'securityTxt'],
  evaluate({ site, securityTxt }) {
    const file = securityTxtOf(securityTxt);
    if (!file) return { status: 'inapplicable', reason: 'pas de fichier security.txt' };
    const left = file.expires === null ? null : daysBetween(site.startedAt, file.expires);
    const fault =
      file.contacts.length === 0
        ? 'contact absent'
        : left === null
          ? 'date de validité absente ou illisible'
          : left < 0
            ? 'date de validité passée'
            : left > longestDays
              ? 'validité de plus d’un an'
              : null;
    if (fault === null) return { status: 'pass' };
    const quote = securityTxt.body.slice(0, 300);
    return { status: 'fail', values: { fault }, evidence: [{ type: 'text', quote, where: securityTxt.url }] };
  },
});
