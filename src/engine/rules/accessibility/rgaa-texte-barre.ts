import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, textOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const price = /\d[\d\s.,]{0,20}\s?(?:€|eur\b|\$|£|chf\b)|(?:€|\$|£)\s?\d/i;
const told =
  /au lieu de|ancien prix|prix initial|prix de depart|prix d.origine|prix conseille|prix habituel|prix barre|avant remise|prix reference|\bavant\b|\bwas\b|original price|regular price|\bold price|\binstead of/;

function isBareStrike(dom: Dom, node: DomNode): boolean {
  const text = textOf(dom, node);
  if (!price.test(text) || text.length > 40) return false;
  const around = ancestorsOf(dom, node)[0];
  // The block of prices: what it says is read with them, heard or seen.
  const block = around && textOf(dom, around).length < 160 ? around : node;
  const said = foldText([textOf(dom, block), block.name, node.name, node.attributes.title ?? ''].join(' '));
  return !told.test(said);
}

export default defineRule({
  id: 'rgaa-texte-barre',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.9.1' },
    { kind: 'standard', title: 'WCAG 1.3.1' },
  ],
  rgaa: ['10.9'],
  title: {
    fail: 'Un ancien prix n’est signalé que par un trait : à vérifier',
    pass: 'Aucun prix barré sans texte n’a été relevé',
  },
  why: 'Les lecteurs d’écran ne disent pas qu’un texte est barré : la personne entend deux prix et ne sait pas lequel est le bon.',
  fix: 'Dire en toutes lettres « au lieu de » ou « ancien prix », au besoin dans un texte réservé aux lecteurs d’écran.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const struck = dom.nodes.filter(
      (node) =>
        node.exposed &&
        node.visible &&
        node.style.textDecorationLine.includes('line-through') &&
        !ancestorsOf(dom, node).some(({ style }) => style.textDecorationLine.includes('line-through')),
    );
    return judgeElements(dom, struck, (node) => isBareStrike(dom, node), { status: 'review' });
  },
});
