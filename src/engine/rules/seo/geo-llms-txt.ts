import { linesOf } from '../../address/lines-of.ts';
import { clip } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const shortest = threshold(50, { ours: 'a shorter file is a placeholder' });

export default defineSiteRule({
  id: 'geo-llms-txt',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'llmstxt.org (proposition)' }],
  title: {
    fail: 'Le fichier llms.txt est incomplet : {problems}',
    pass: 'Le fichier llms.txt présente le site aux assistants',
  },
  why: 'Ce fichier résume le site pour les assistants d’IA. C’est une proposition, pas une norme, et Google ne s’en sert pas ; des outils d’audit comme Lighthouse le lisent. Un site peut s’en passer, mais un fichier incomplet renseigne mal.',
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
  const lines = linesOf(body);
  return [
    !lines.some((line) => /^#\s+\S/.test(line.trim())) && 'le titre manque',
    !lines.some((line) => /\[[^[\]]{1,300}\]\([^()]{1,2000}\)/.test(line)) && 'aucun lien',
    body.trim().length < shortest && 'le texte est trop court',
  ].filter((problem) => problem !== false);
}
