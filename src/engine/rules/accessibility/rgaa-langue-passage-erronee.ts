import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, textOf } from '../../derive/dom/dom.ts';
import { detectLanguage } from '../../derive/text/language.ts';
import { hasKnownLanguage, primaryLanguage } from '../../derive/text/language-codes.ts';
import { langOf } from '../../derive/text/running-text.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

function isOtherLanguage(dom: Dom, node: DomNode): boolean {
  const guess = detectLanguage(textOf(dom, node, { visibleOnly: true }));
  return guess.lang !== null && guess.lang !== primaryLanguage(langOf(node.attributes));
}

/** As written: an empty one says that the language is unknown, which is allowed; a blank one is a code of no language. */
const declaredBy = ({ attributes }: DomNode): string | undefined => attributes.lang ?? attributes['xml:lang'];

const holdsWords = (node: DomNode): boolean =>
  (node.ownText !== '' && (node.visible || node.exposed)) ||
  (node.tag === 'img' && node.exposed && node.name.trim() !== '');

/** Elements of the body that give its language to something read; an inner language takes their place. */
function passagesOf(dom: Dom): DomNode[] {
  const bearers = new Set(
    dom.nodes.filter(holdsWords).map((node) => closest(dom, node, (up) => declaredBy(up) !== undefined)),
  );
  return [...bearers]
    .filter((node) => node !== undefined)
    .filter((node) => node.tag !== 'html' && (declaredBy(node) ?? '') !== '')
    .filter((node) => closest(dom, node, (up) => up.tag === 'body') !== undefined)
    .sort((a, b) => a.index - b.index);
}

export default defineRule({
  id: 'rgaa-langue-passage-erronee',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.8.1' },
    { kind: 'standard', title: 'WCAG 3.1.2' },
  ],
  rgaa: ['8.8'],
  title: {
    fail: 'La langue d’un passage est indiquée par un code qui n’existe pas',
    pass: 'Aucun code de langue erroné n’a été relevé dans les passages',
  },
  messages: { other: 'La langue indiquée pour un passage ne semble pas la bonne : à vérifier' },
  why: 'La voix de synthèse prononce le passage avec le mauvais accent.',
  fix: 'Corriger l’attribut lang du passage : en pour l’anglais, de pour l’allemand, es pour l’espagnol.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const passages = passagesOf(dom);
    if (passages.length === 0) return { status: 'inapplicable' };
    const invalid = passages.filter((node) => !hasKnownLanguage(langOf(node.attributes)));
    if (invalid.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, invalid) };
    const other = passages.filter((node) => node.tag !== 'body' && isOtherLanguage(dom, node));
    return other.length > 0
      ? { status: 'review', message: 'other', ...evidenceOfNodes(dom, other) }
      : { status: 'pass' };
  },
});
