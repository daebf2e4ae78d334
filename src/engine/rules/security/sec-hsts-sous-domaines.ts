import { hstsOf } from '../../derive/http/hsts.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-hsts-sous-domaines',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 6797 §11.4' }],
  parent: 'sec-hsts-absent',
  title: {
    fail: 'L’obligation de HTTPS (HSTS) oublie les sous-domaines',
    pass: 'L’obligation de HTTPS (HSTS) couvre les sous-domaines',
  },
  why: 'Un sous-domaine resté en http peut servir à voler ou à déposer des cookies valables pour tout le domaine.',
  fix: 'Après avoir vérifié que tous les sous-domaines répondent en HTTPS, webmail et intranet compris, ajouter includeSubDomains à l’en-tête Strict-Transport-Security, d’abord avec une durée courte.',
  artifacts: ['httpsProbe'],
  evaluate({ httpsProbe }) {
    const hsts = httpsProbe.status === 0 ? null : hstsOf(httpsProbe.headers);
    if (!hsts || hsts.maxAgeSeconds === null)
      return { status: 'inapplicable', reason: 'HSTS n’est pas en place' };
    if (hsts.includeSubDomains) return { status: 'pass' };
    const { url } = httpsProbe;
    return {
      status: 'fail',
      evidence: [{ type: 'header', url, name: 'strict-transport-security', value: hsts.value }],
    };
  },
});
