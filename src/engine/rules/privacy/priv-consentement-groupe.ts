import { foldText } from '#contract/fold-text.ts';
import { byTag, closest, textOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const terms = /\bc\.?g\.?[uv]\b|\bconditions (?:generales|d'utilisation|de vente)\b/;
const marketing =
  /\bnewsletter\b|\blettre d'information\b|\bpartenaires?\b|\boffres? (?:commerciales?|promotionnelles?)\b|\bprospection\b|\bpublicit\w+/;

export default defineRule({
  id: 'priv-consentement-groupe',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 7.2' }],
  title: {
    fail: 'Une même case semble valoir accord pour plusieurs usages',
    pass: 'Chaque usage a sa propre case d’accord',
  },
  why: 'On doit pouvoir accepter les conditions sans accepter aussi la publicité : un accord global n’est pas valable.',
  fix: 'Prévoir une case par usage, celle de la prospection étant facultative.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const boxes = byTag(dom, 'input').filter((node) => node.field?.type === 'checkbox');
    const labelOf = (node: (typeof boxes)[number]) => {
      const label = closest(dom, node, ({ tag }) => tag === 'label');
      return foldText(node.name || (label ? textOf(dom, label) : ''));
    };
    const agreements = boxes.filter((node) => terms.test(labelOf(node)) || marketing.test(labelOf(node)));
    return judgeElements(
      dom,
      agreements,
      (node) => terms.test(labelOf(node)) && marketing.test(labelOf(node)),
      {
        status: 'review',
      },
    );
  },
});
