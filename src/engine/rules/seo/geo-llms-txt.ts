import { clip } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineSiteRule } from '../../rule.ts';

const shortest = 50;

export default defineSiteRule({
  id: 'geo-llms-txt',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['llmstxt.org (proposition)'],
  title: {
    fail: 'Le fichier llms.txt est incomplet : {problems}',
    pass: 'Le fichier llms.txt présente le site aux assistants',
  },
  why: 'Ce fichier résume le site pour les assistants d’IA. C’est une proposition récente, pas une norme : un site peut s’en passer, mais un fichier incomplet les renseigne mal.',
  fix: 'Compléter le fichier : un titre, un résumé et les liens vers les pages principales ; ou le retirer.',
  artifacts: ['llmsTxt'],
  evaluate({ llmsTxt: probe }) {
    if (probe.status === 0) return { status: 'untested', reason: 'pas de réponse' };
    // A site that answers its home page to everything has no such file either.
    const isAbsent = probe.status >= 400 || isHtml(headerValue(probe.headers, 'content-type'), probe.body);
    if (isAbsent) return { status: 'inapplicable', reason: 'pas de fichier llms.txt, qui reste facultatif' };
    const problems = problemsOf(probe.body);
    if (problems.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { problems: problems.join(', ') },
      evidence: [{ type: 'text', quote: clip(probe.body, 200) || 'fichier vide', where: probe.url }],
    };
  },
});

function isHtml(contentType: string | null, body: string): boolean {
  return /html/i.test(contentType ?? '') || /^\s*<(?:!doctype|html)/i.test(body);
}

function problemsOf(body: string): string[] {
  return [
    !/^\s*#\s+\S/m.test(body) && 'le titre manque',
    !/\[[^\]]+\]\([^)]+\)/.test(body) && 'aucun lien',
    body.trim().length < shortest && 'le texte est trop court',
  ].filter((problem) => problem !== false);
}
