import { hostOf } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'priv-police-google',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 5.1.c' }],
  title: {
    fail: 'Les polices de caractères sont chargées chez Google',
    pass: 'Les polices de caractères ne sont pas chargées chez Google',
  },
  why: 'L’adresse de chaque visiteur est transmise à Google sans que ce soit utile : les mêmes polices peuvent être servies par votre site, souvent plus vite.',
  fix: 'Télécharger les polices utilisées, les héberger sur le site et retirer des pages et des feuilles de style les adresses citées (fonts.googleapis.com, fonts.gstatic.com).',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const seen = requests.filter(({ url }) => /^fonts\.(?:googleapis|gstatic)\.com$/.test(hostOf(url)));
    if (seen.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: seen.length,
      evidence: seen.slice(0, 10).map(({ url }) => ({ type: 'request', url })),
    };
  },
});
