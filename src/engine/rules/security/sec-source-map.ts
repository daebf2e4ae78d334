import { defineSiteRule } from '../../rule.ts';

/** A rule of the site, not of the page: the same files serve all pages. */
export default defineSiteRule({
  id: 'sec-source-map',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['OWASP A05'],
  title: {
    fail: 'Le code d’origine du site est lisible (cartes de source publiées)',
    pass: 'Le code d’origine du site n’est pas publié avec ses scripts',
  },
  why: 'Ces fichiers d’aide au développement redonnent le code d’avant assemblage, avec ses commentaires : utile à qui cherche une faille, inutile au visiteur.',
  fix: 'Ne pas publier les fichiers .map, ou les réserver à votre outil de suivi d’erreurs.',
  artifacts: ['sourceMaps'],
  evaluate({ sourceMaps }) {
    if (sourceMaps.length > 0 && sourceMaps.every(({ status }) => status === 0))
      return { status: 'untested', reason: 'pas de réponse' };
    const open = sourceMaps.filter(({ status, withSources }) => status === 200 && withSources);
    if (open.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: open.map(({ codeUrl, mapUrl, status }) => ({
        type: 'request',
        url: mapUrl,
        status,
        note: `carte de ${codeUrl}`,
      })),
    };
  },
});
