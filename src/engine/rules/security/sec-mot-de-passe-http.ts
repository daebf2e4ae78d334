import { byTag } from '../../derive/dom/dom.ts';
import { isPlainHttp } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'sec-mot-de-passe-http',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Un mot de passe est demandé sur une page non chiffrée',
    pass: 'Les mots de passe sont demandés sur des pages chiffrées',
  },
  why: 'Le mot de passe peut être intercepté par quiconque partage le réseau du visiteur, puis essayé sur d’autres sites.',
  fix: 'Servir la page en HTTPS et renvoyer son adresse http:// vers elle.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const fields = byTag(dom, 'input').filter((node) => node.attributes.type?.toLowerCase() === 'password');
    return judgeElements(dom, fields, () => isPlainHttp(page.url));
  },
});
