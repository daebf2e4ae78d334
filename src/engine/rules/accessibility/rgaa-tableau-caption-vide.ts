import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { plainText } from '../../derive/dom/names.ts';
import { tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const meaningless = new Set(['tableau', 'table', 'caption', 'titre', 'titre du tableau', 'sans titre']);

function isMute(dom: Dom, caption: DomNode): boolean {
  const said = [textOf(dom, caption), ...descendantsOf(dom, caption).map((inner) => inner.name)].join(' ');
  const words = plainText(said).replace(/ \d+$/, '');
  return !/[\p{L}\p{N}]/u.test(words) || meaningless.has(words);
}

export default defineRule({
  id: 'rgaa-tableau-caption-vide',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 5.5.1' }],
  rgaa: ['5.5'],
  title: {
    fail: 'Le titre d’un tableau est vide ou ne dit rien',
    pass: 'Les titres de tableaux sont parlants',
  },
  why: 'Le titre d’un tableau permet de décider s’il faut le lire ; vide, il n’aide pas.',
  fix: 'Écrire dans la balise caption un titre court qui dit ce que montre le tableau.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const captions = tablesOf(dom)
      .filter((table) => !table.neutral)
      .map((table) => table.caption)
      .filter((caption) => caption?.exposed)
      .filter((caption) => caption !== undefined);
    return judgeElements(dom, captions, (caption) => isMute(dom, caption));
  },
});
