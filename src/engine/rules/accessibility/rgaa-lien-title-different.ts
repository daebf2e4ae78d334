import type { Dom, DomNode } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { repeatsWording, wordingOf } from '../../derive/dom/label-in-name.ts';
import { isLink } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** ARIA replaces the text of a link and is its name; a title beside a text only may be said, as the reader is set. */
function judge(dom: Dom, link: DomNode): 'yes' | 'no' | 'doubtful' {
  const shown = wordingOf(dom, link);
  const repeats = (text: string) => (text.trim() === '' ? 'yes' : repeatsWording(text, shown));
  const answer = repeats(ariaNameOf(dom, link));
  if (answer !== 'yes') return answer;
  const title = titleOf(link);
  // A title made of words of the text says nothing else.
  return repeats(title) === 'yes' || repeatsWording(shown, title) === 'yes' ? 'yes' : 'doubtful';
}

const titleOf = (link: DomNode): string => link.attributes.title ?? '';

function noteOf(dom: Dom, link: DomNode): string {
  const said = [
    ['affiché', clip(wordingOf(dom, link), 100)],
    ['dit', clip(ariaNameOf(dom, link), 150)],
    ['title', clip(titleOf(link), 150)],
  ];
  return said.flatMap(([by, text]) => (text?.trim() ? [`${by} : « ${text} »`] : [])).join(', ');
}

export default defineRule({
  id: 'rgaa-lien-title-different',
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 6.1.5' },
    { kind: 'standard', title: 'WCAG 2.5.3' },
  ],
  rgaa: ['6.1.5'],
  title: {
    fail: 'L’aria-label d’un lien ne reprend pas son texte visible',
    pass: 'Le title et l’aria-label des liens reprennent leur texte visible',
  },
  messages: { doubt: 'Un lien affiche un texte et en annonce peut-être un autre : à vérifier' },
  why: 'Un aria-label différent remplace le texte affiché : la voix annonce autre chose que ce que l’on voit, et la commande vocale échoue. Un title différent s’ajoute au texte ou le remplace selon les réglages du lecteur d’écran, et peut égarer.',
  fix: 'Retirer title ou aria-label, ou y reprendre d’abord le texte visible : « Nos tarifs (nouvelle fenêtre) ».',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = dom.nodes.filter(
      (link) => isLink(link) && ((link.attributes.title ?? '').trim() !== '' || ariaNameOf(dom, link) !== ''),
    );
    if (links.length === 0) return { status: 'inapplicable' };
    const wrong = links.filter((link) => judge(dom, link) === 'no');
    const found = wrong.length > 0 ? wrong : links.filter((link) => judge(dom, link) === 'doubtful');
    if (found.length === 0) return { status: 'pass' };
    const proof = evidenceOfNodes(dom, found, (link) => noteOf(dom, link));
    return wrong.length > 0 ? { status: 'fail', ...proof } : { status: 'review', message: 'doubt', ...proof };
  },
});
