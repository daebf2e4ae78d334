import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, textOf } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { isLink, isVagueName, plainText } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Words around the link that complete it: sentence, list item or cell, title, or the heading before (RGAA “contexte du lien”). */
function hasContext(dom: Dom, link: DomNode): boolean {
  const own = plainText(link.name);
  const title = plainText(link.attributes.title ?? '');
  if (title !== '' && title !== own) return true;
  const around = closest(dom, link, ({ tag }) => ['p', 'li', 'td', 'dd', 'figure'].includes(tag));
  if (around && plainText(textOf(dom, around)).replace(own, '').trim() !== '') return true;
  return headingsOf(dom).some(({ node }) => node.index < link.index && node.name.trim() !== '');
}

/** Letters and signs of a machine, heard one by one: with its questions, or too long to be a name. */
const isRawAddress = (name: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(name.trim()) && (name.length > 45 || /[?&]\w+=/.test(name));

export default defineRule({
  id: 'rgaa-lien-generique',
  version: 4,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 6.1.1', 'WCAG 2.4.4'],
  rgaa: ['6.1.1'],
  title: {
    fail: 'Des liens ne disent pas où ils mènent',
    pass: 'Aucun lien incompréhensible n’a été relevé',
  },
  messages: { context: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier' },
  why: '« Cliquez ici » ne veut rien dire dans la liste des liens que lit un lecteur d’écran.',
  fix: 'Reformuler : « Lire le règlement de la piscine » plutôt que « En savoir plus », ou compléter par un texte réservé aux lecteurs d’écran.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = dom.nodes.filter((link) => isLink(link) && link.name.trim() !== '');
    if (links.length === 0) return { status: 'inapplicable' };
    const saysNothing = (link: DomNode) => emptyName(link.name) === 'nothing';
    const unclear = links.filter(
      (link) => isVagueName(link.name) || emptyName(link.name) !== null || isRawAddress(link.name),
    );
    if (unclear.length === 0) return { status: 'pass' };
    const alone = unclear.filter((link) => !hasContext(dom, link) || saysNothing(link));
    return alone.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, alone) }
      : { status: 'review', message: 'context', ...evidenceOfNodes(dom, unclear) };
  },
});
