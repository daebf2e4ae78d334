import { defineSiteRule } from '../../rule.ts';

/** `*` with credentials is refused by browsers: only an origin sent back opens anything. */
export default defineSiteRule({
  id: 'sec-cors-universel',
  version: 3,
  severity: 'majeur',
  // Nothing proves that the answer holds data of whoever is signed in: a person says so.
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'MDN HTTP Observatory, CORS' },
    { kind: 'standard', title: 'WHATWG Fetch, CORS protocol' },
  ],
  title: {
    fail: 'N’importe quel site peut lire les réponses du serveur avec les cookies du visiteur (CORS) : à vérifier',
    pass: 'Les autres sites ne peuvent pas lire les réponses avec les cookies du visiteur (CORS)',
  },
  why: 'Le serveur accepte tout site qui se présente, avec les cookies du visiteur : si ces réponses contiennent des données d’un compte, une page malveillante peut les lire.',
  fix: 'Regarder si ces réponses changent quand un visiteur est connecté. Si oui, comparer l’origine reçue à la liste des sites autorisés, ou retirer Access-Control-Allow-Credentials.',
  unread: 'named',
  artifacts: ['cors'],
  evaluate({ cors }) {
    const answered = cors.filter(({ status }) => status > 0);
    if (cors.length === 0) return { status: 'inapplicable', reason: 'aucune adresse n’a pu être interrogée' };
    if (answered.length === 0) return { status: 'untested', reason: 'pas de réponse' };
    const open = answered.filter(
      ({ askedOrigin, allowOrigin, allowCredentials }) => allowCredentials && allowOrigin === askedOrigin,
    );
    if (open.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      occurrences: open.length,
      evidence: open.flatMap(({ url, askedOrigin }) => [
        { type: 'request', url, method: 'GET', note: `demandée avec Origin: ${askedOrigin}` },
        { type: 'header', url, name: 'access-control-allow-origin', value: askedOrigin },
        { type: 'header', url, name: 'access-control-allow-credentials', value: 'true' },
      ]),
    };
  },
});
