import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, elementEvidence } from '../../derive/dom/dom.ts';
import { rootOf } from '../../derive/dom/landmarks.ts';
import { defineRule } from '../../rule.ts';

/** Browsers read `xml:lang` in XML documents only: in HTML the page has no language for them. */
const declaresIn =
  (mimeType: string) =>
  ({ attributes }: DomNode): boolean =>
    (attributes.lang ?? '').trim() !== '' ||
    (/xml/i.test(mimeType) && (attributes['xml:lang'] ?? '').trim() !== '');

const isText = (node: DomNode): boolean =>
  node.document === 0 && node.visible && /\p{L}/u.test(node.ownText) && node.tag !== 'title';

/** RGAA 8.3.1 also accepts a language on every text’s ancestor. */
const everyTextDeclared = (dom: Dom, declares: (node: DomNode) => boolean): boolean => {
  const texts = dom.nodes.filter(isText);
  return texts.length > 0 && texts.every((node) => closest(dom, node, declares) !== undefined);
};

export default defineRule({
  id: 'rgaa-langue-absente',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.3.1' },
    { kind: 'standard', title: 'WCAG 3.1.1' },
  ],
  rgaa: ['8.3'],
  title: { fail: 'La langue de la page n’est pas indiquée', pass: 'La langue de la page est indiquée' },
  messages: {
    xml: 'La langue n’est indiquée que par xml:lang, sans effet dans une page HTML',
  },
  why: 'La voix de synthèse choisit la prononciation d’après cette indication : sans elle, un texte français peut être lu avec l’accent anglais.',
  fix: 'Ajouter la langue sur la balise html : <html lang="fr">.',
  advice: {
    xml: {
      why: 'Le RGAA admet xml:lang, mais il ne vaut que pour une page servie en XML : ici, la voix de synthèse peut ne pas savoir quelle prononciation prendre.',
      fix: 'Ajouter l’attribut lang à côté de xml:lang : <html lang="fr" xml:lang="fr">.',
    },
  },
  artifacts: ['dom', 'mainResponse'],
  evaluate({ dom, mainResponse }) {
    const root = rootOf(dom);
    if (!root) return { status: 'inapplicable' };
    const declares = declaresIn(mainResponse.mimeType);
    if (declares(root) || everyTextDeclared(dom, declares)) return { status: 'pass' };
    const attributes = Object.keys(root.attributes).length;
    return {
      status: 'fail',
      // The letter of RGAA 8.3.1 is met, not WCAG 3.1.1 (ACT b5c3f8): browsers have no language all the same.
      ...((root.attributes['xml:lang'] ?? '').trim() !== '' && { message: 'xml' as const }),
      evidence: [
        attributes > 20
          ? { type: 'value', label: 'Balise html', value: 'sans attribut lang' }
          : { ...elementEvidence(dom, root), snippet: openingTag(root) },
      ],
      occurrences: 1,
    };
  },
});

function openingTag(root: DomNode): string {
  const attributes = Object.entries(root.attributes).map(
    ([name, value]) => ` ${name}="${value.slice(0, 60)}"`,
  );
  return `<html${attributes.join('').slice(0, 280)}>`;
}
