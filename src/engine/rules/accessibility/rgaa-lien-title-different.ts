import type { Dom, DomNode } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { repeatsWording, wordingOf } from '../../derive/dom/label-in-name.ts';
import { isLink } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const saidBy = (dom: Dom, link: DomNode): string[] =>
  [link.attributes.title ?? '', ariaNameOf(dom, link)].filter((text) => text.trim() !== '');

function judge(dom: Dom, link: DomNode): 'yes' | 'no' | 'doubtful' {
  const shown = wordingOf(dom, link);
  const answers = saidBy(dom, link).map((text) => repeatsWording(text, shown));
  return answers.includes('no') ? 'no' : answers.includes('doubtful') ? 'doubtful' : 'yes';
}

export default defineRule({
  id: 'rgaa-lien-title-different',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 6.1.5', 'WCAG 2.5.3'],
  rgaa: ['6.1.5'],
  title: {
    fail: 'Le title ou l’aria-label d’un lien ne reprend pas son texte visible',
    pass: 'Le title et l’aria-label des liens reprennent leur texte visible',
  },
  why: 'Un aria-label différent remplace le texte affiché : la voix annonce autre chose que ce que l’on voit, et la commande vocale échoue. Un title différent s’y ajoute ou le remplace selon les lecteurs d’écran, et égare.',
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
    return {
      status: wrong.length > 0 ? 'fail' : 'review',
      ...evidenceOfNodes(
        dom,
        found,
        (link) =>
          `affiché : « ${clip(wordingOf(dom, link), 100)} », dit : « ${clip(saidBy(dom, link).join(' », « '), 150)} »`,
      ),
    };
  },
});
