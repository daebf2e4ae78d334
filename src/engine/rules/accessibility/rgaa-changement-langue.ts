import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, closest, textOf } from '../../derive/dom/dom.ts';
import { rootOf } from '../../derive/dom/landmarks.ts';
import { isInteractive, wordCount } from '../../derive/dom/names.ts';
import { isEnglishLabel } from '../../derive/text/interface-english.ts';
import { detectLanguage, detectShortLanguage } from '../../derive/text/language.ts';
import { hasKnownLanguage, primaryLanguage } from '../../derive/text/language-codes.ts';
import { inheritedLang, langOf, mainText } from '../../derive/text/running-text.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes, joinProofs } from '../verdicts/evidence.ts';

const enoughWords = threshold(20, {
  ours: 'fewer words are a name or a quotation, and their language is a guess',
});
const clearScore = threshold(0.2, {
  ours: 'share of stop words from which the guess was right on the recorded pages',
});
const sureScore = threshold(0.25, {
  ours: 'share of stop words from which the guess was never wrong on the recorded pages',
});
const languageNames = new Intl.DisplayNames('fr', { type: 'language' });

/** Names of works and of firms have no end, or capitals in the middle; a few foreign words quoted are no passage. */
function isSentence(text: string): boolean {
  if (/^[«"“„]/.test(text.trim()) || !/[.!?…]$/.test(text.trim())) return false;
  const words = text.trim().split(/\s+/).slice(1);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length / 2;
}

/** Whole sentences that read in one language, well before any other: no list of names, no motto. */
function isCertain(dom: Dom, node: DomNode): boolean {
  const text = textOf(dom, node, { visibleOnly: true });
  const { score, runnerUp } = detectLanguage(text);
  return (
    wordCount(text) >= enoughWords && isSentence(text) && score >= sureScore && score >= 2 * runnerUp.score
  );
}

/** `main` is the language the page reads in: its text’s, when nothing declares one. */
function foreign(dom: Dom, node: DomNode, main: string): string | null {
  const inherited = primaryLanguage(inheritedLang(dom, node)) || main;
  const text = textOf(dom, node, { visibleOnly: true });
  if (inherited === '') return null;
  if (wordCount(text) < enoughWords) {
    const short = isSentence(text) ? detectShortLanguage(text) : null;
    return short !== inherited ? short : null;
  }
  const guess = detectLanguage(text);
  return guess.lang !== null && guess.lang !== inherited && guess.score >= clearScore ? guess.lang : null;
}

const isPartName = /^(?:navigation|region|search|complementary|dialog|group)$/;

const ownWords = ['value', 'alt', 'title', 'aria-label', 'aria-labelledby'];

/** A button without a word of the page: its browser gives it one, in the language of the visitor. */
const isNamedByBrowser = ({ tag, attributes }: DomNode): boolean =>
  tag === 'input' &&
  /^(?:submit|reset|image|file)$/i.test(attributes.type ?? '') &&
  ownWords.every((name) => !attributes[name]?.trim());

/** The accessible name, placeholder or text of a control, where it is a label of software left in English; null otherwise. */
function englishLabel(dom: Dom, node: DomNode): string | null {
  if (node.document !== 0 || !(node.exposed || node.visible)) return null;
  if (isNamedByBrowser(node)) return null;
  const pressed = isInteractive(node);
  const labels = pressed || isPartName.test(node.role) ? [node.name, node.attributes.placeholder ?? ''] : [];
  const own = pressed || closest(dom, node, isInteractive) || !node.visible ? '' : node.ownText;
  const said =
    labels.find((label) => isEnglishLabel(label, true)) ?? (isEnglishLabel(own, false) ? own : null);
  return said !== null && /^(?:fr)?$/.test(primaryLanguage(inheritedLang(dom, node))) ? said.trim() : null;
}

export default defineRule({
  id: 'rgaa-changement-langue',
  version: 9,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.7.1' },
    { kind: 'standard', title: 'WCAG 3.1.2' },
  ],
  rgaa: ['8.7'],
  title: {
    fail: 'Un passage en langue étrangère n’est pas signalé',
    pass: 'Aucun passage étranger non signalé n’a été relevé',
  },
  messages: {
    maybe: 'Un passage en langue étrangère n’est peut-être pas signalé : à vérifier',
    labels: 'Des libellés de la page sont restés en anglais',
  },
  why: 'Lu avec l’accent français, un texte anglais devient incompréhensible.',
  fix: 'Indiquer la langue du passage : <p lang="en">.',
  advice: {
    labels: {
      why: 'Une synthèse vocale les lit à la française : la personne ne comprend pas ce que fait la commande. Ils viennent souvent d’un thème ou d’une extension qui n’est pas traduite.',
      fix: 'Traduire ces libellés (réglages de langue du thème, de l’extension ou du composant) ; à défaut, indiquer leur langue : lang="en".',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const main = detectLanguage(mainText(dom)).lang;
    const root = rootOf(dom);
    // A page wholly in another language than the one it declares is the matter of RGAA 8.4.
    const declared = root ? primaryLanguage(langOf(root.attributes)) : '';
    const unknown = declared !== '' && !hasKnownLanguage(declared);
    if (unknown || (main !== null && declared !== '' && main !== declared)) {
      return { status: 'inapplicable', reason: 'langue de la page en cause' };
    }
    const blocks = dom.nodes.filter(
      ({ tag, visible, document }) =>
        visible && document === 0 && /^(p|li|blockquote|dd|td|figcaption)$/.test(tag),
    );
    const found = blocks.filter((node) => foreign(dom, node, main ?? '') !== null);
    const outer = found.filter((node) => !ancestorsOf(dom, node).some((up) => found.includes(up)));
    const isFrench = (main ?? declared) === 'fr';
    const labels = isFrench ? dom.nodes.filter((node) => englishLabel(dom, node) !== null) : [];
    const labelled = evidenceOfNodes(dom, labels, (node) => `« ${englishLabel(dom, node)} »`);
    const note = (node: DomNode) =>
      `semble être en ${languageNames.of(foreign(dom, node, main ?? '') ?? 'und')}`;
    const certain = outer.filter((node) => isCertain(dom, node));
    if (certain.length > 0)
      return { status: 'fail', ...joinProofs(evidenceOfNodes(dom, certain, note), labelled) };
    if (labels.length > 0) return { status: 'fail', message: 'labels', ...labelled };
    if (outer.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'maybe', ...evidenceOfNodes(dom, outer, note) };
  },
});
