import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { clip, closest, elementEvidence, metaContent } from '../../derive/dom/dom.ts';
import { textNodesOf } from '../../derive/text/sentences.ts';
import { defineRule } from '../../rule.ts';

/** UTF-8 read as Latin-1 or Windows-1252 (« Ã© », « Ã‰ », « â€™ »; « Ã » alone is « à ») and the replacement character. */
const broken =
  /Ã[\u0080-\u00bf€‡ˆ‰ŠŽ]|(?<=\p{Ll}\s)Ã\s+(?=\p{Ll}{2})|Å“(?=\p{Ll})|â€[™œ\u009d“”¦˜]|â‚¬|\ufffd/u;

/** A short quotation shows characters of another text; the page does not write them itself. */
const quotation = /«[\s\u00a0\u202f][^«»]{1,60}[\s\u00a0\u202f]»|“[^“”]{1,60}”|(?<!\S)"[^"]{1,60}"/gu;
const quoting = new Set(['code', 'pre', 'samp', 'kbd', 'tt', 'q', 'blockquote', 'textarea']);

const isQuoted = (dom: Dom, node: DomNode): boolean =>
  closest(dom, node, ({ tag }) => quoting.has(tag)) !== undefined;

/** A text from shortly before its first broken character that the page itself writes; null when there is none. */
function brokenPart(text: string): string | null {
  if (!broken.test(text.replaceAll(quotation, ' '))) return null;
  return clip(text.slice(Math.max(0, (broken.exec(text)?.index ?? 0) - 40)), 120);
}

/** The first text shown that is broken. */
function brokenText(dom: Dom): Evidence[] {
  for (const node of textNodesOf(dom)) {
    const quote = brokenPart(node.ownText);
    if (quote !== null && !isQuoted(dom, node)) return [{ type: 'text', quote }];
  }
  return [];
}

const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

/** What is said, pointed at or shown in a field, and no text of the page. */
function brokenAttributes(dom: Dom): Evidence[] {
  const met = dom.nodes.filter(({ document, visible, exposed }) => document === 0 && (visible || exposed));
  return met.flatMap((node) => {
    const names = /^(?:submit|button|reset)$/.test(node.field?.type ?? '') ? [...spoken, 'value'] : spoken;
    const wrong = names.flatMap((name) => {
      const part = brokenPart(node.attributes[name] ?? '');
      return part === null ? [] : [`${name}\u00a0: «\u00a0${part}\u00a0»`];
    });
    return wrong.length > 0 && !isQuoted(dom, node) ? [elementEvidence(dom, node, wrong.join(', '))] : [];
  });
}

/** What tabs, engines and shares show of the page. */
function brokenHead(dom: Dom): Evidence[] {
  const texts = [
    [dom.title, 'titre de la page'],
    [metaContent(dom, 'description') ?? '', 'description de la page'],
  ] as const;
  return texts.flatMap(([text, where]) => {
    const quote = brokenPart(text);
    return quote === null ? [] : [{ type: 'text' as const, quote, where }];
  });
}

export default defineRule({
  id: 'qual-caracteres-casses',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'WHATWG Encoding' }],
  title: { fail: 'Des caractères s’affichent mal', pass: 'Les caractères s’affichent correctement' },
  messages: { read: 'Des caractères s’affichent ou se lisent mal' },
  why: 'Les accents deviennent illisibles et le site paraît négligé.',
  fix: 'Enregistrer les fichiers et la base en UTF-8, et déclarer cet encodage.',
  advice: {
    read: {
      why: 'Un lecteur d’écran prononce ces textes tels quels ; une infobulle, un champ, l’onglet ou un résultat de recherche les montre illisibles.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.text === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const shown = brokenText(dom);
    const evidence = [...shown, ...brokenHead(dom), ...brokenAttributes(dom)];
    if (evidence.length === 0) return { status: 'pass' };
    return { status: 'fail', ...(shown.length === 0 && { message: 'read' as const }), evidence };
  },
});
