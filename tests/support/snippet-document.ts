import type { RuleSnippet } from '#reference/rule-snippets/snippet.ts';

/** The address that the first line of a snippet gives its page, where it does: `<!-- https://www.exemple.fr/commande -->`. */
export function addressIn(text: string): URL | null {
  const [, url] = /^<!-- (https?:\S+) -->\n/.exec(text) ?? [];
  return url === undefined ? null : new URL(url);
}

/** The page that holds a snippet: nothing else in it may decide. `<!-- 450 mots -->` stands for as many words. */
export function documentOf(kind: RuleSnippet['kind'], text: string, meta = ''): string {
  const html = text.replaceAll(/<!-- (\d+) mots -->/g, (_, count) => words(Number(count)));
  if (kind === 'html') return html;
  const [head, body] = kind === 'head' ? [html, '<p>Texte</p>'] : ['<title>Ville de Brest</title>', html];
  return `<!doctype html><html lang="fr"><head>${meta}${head}</head><body>${body}</body></html>`;
}

const sentence =
  'Le conseil municipal se réunit chaque premier lundi du mois dans la grande salle et ses délibérations sont affichées le lendemain à l’entrée de la mairie.';

/** That many words of a town’s life. */
export function words(count: number): string {
  const known = sentence.split(' ');
  return Array.from({ length: count }, (_, at) => known[at % known.length]).join(' ');
}
