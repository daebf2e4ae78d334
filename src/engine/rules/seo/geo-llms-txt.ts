import { clip } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineSiteRule } from '../../rule.ts';

const shortest = 50;

export default defineSiteRule({
  id: 'geo-llms-txt',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['llmstxt.org (proposition)'],
  title: {
    fail: 'Le site n’a pas de fichier llms.txt',
    pass: 'Le fichier llms.txt présente le site aux assistants',
  },
  messages: { incomplete: 'Le fichier llms.txt est incomplet : {problems}' },
  why: 'Ce fichier résume le site pour les assistants d’IA. C’est une proposition récente, pas une norme : son absence n’est pas un défaut.',
  fix: 'Si vous souhaitez être mieux compris des assistants, publier à la racine un fichier llms.txt : un titre, un résumé et les liens vers les pages principales.',
  artifacts: ['llmsTxt'],
  evaluate({ llmsTxt: probe }) {
    if (probe.status === 0) return { status: 'untested', reason: 'pas de réponse' };
    const evidence = { type: 'request' as const, url: probe.requestedUrl, status: probe.status };
    if (probe.status >= 400) return { status: 'fail', evidence: [evidence] };
    // A site that answers its home page to everything has no such file.
    if (isHtml(headerValue(probe.headers, 'content-type'), probe.body))
      return { status: 'fail', evidence: [{ ...evidence, note: 'une page HTML répond à cette adresse' }] };
    const problems = problemsOf(probe.body);
    if (problems.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      message: 'incomplete',
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
