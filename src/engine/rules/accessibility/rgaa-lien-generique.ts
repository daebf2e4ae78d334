import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, textOf } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { isMenu } from '../../derive/dom/links.ts';
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

/** An entry of a menu, vague for everybody: its place among the others says as much to who sees it as to who hears it. */
const isMenuVerb = (dom: Dom, link: DomNode): boolean =>
  /^(?:decouvrir|explorer|consulter|voir|lire|acceder|plus)$/.test(plainText(link.name)) &&
  closest(dom, link, isMenu) !== undefined;

export default defineRule({
  id: 'rgaa-lien-generique',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 6.1.1' },
    { kind: 'standard', title: 'WCAG 2.4.4' },
  ],
  rgaa: ['6.1.1'],
  title: {
    fail: 'Des liens ne disent pas où ils mènent',
    pass: 'Aucun lien incompréhensible n’a été relevé',
  },
  messages: {
    context: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier',
    address: 'Des liens ont pour texte une longue adresse : à vérifier',
  },
  why: '« Cliquez ici » ne veut rien dire dans la liste des liens que lit un lecteur d’écran, et une longue adresse y est épelée signe par signe.',
  fix: 'Reformuler : « Lire le règlement de la piscine » plutôt que « En savoir plus », ou compléter par un texte réservé aux lecteurs d’écran. À la place d’une adresse, écrire le nom du site ou de la page.',
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
    const isDoubt = (link: DomNode) =>
      isRawAddress(link.name) || isMenuVerb(dom, link) || hasContext(dom, link);
    const alone = unclear.filter((link) => saysNothing(link) || !isDoubt(link));
    if (alone.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, alone) };
    const message = unclear.every(({ name }) => isRawAddress(name)) ? 'address' : 'context';
    const noteOf = ({ name }: DomNode) =>
      isRawAddress(name) ? 'une adresse, qu’un lecteur d’écran épelle' : undefined;
    return { status: 'review', message, ...evidenceOfNodes(dom, unclear, noteOf) };
  },
});
