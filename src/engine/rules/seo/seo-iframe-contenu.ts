import { byTag, closest, elementEvidence, visible } from '../../derive/dom/dom.ts';
import { landmarksOf } from '../../derive/dom/landmarks.ts';
import { framelessTextOf } from '../../derive/dom/main-text.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule, threshold } from '../../rule.ts';

const mostShare = threshold(0.6, { ours: 'a smaller frame is an illustration' });
const ownWords = threshold(150, { ours: 'a page with as many words of its own has something to index' });

export default defineRule({
  id: 'seo-iframe-contenu',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, iframe' }],
  title: {
    fail: 'L’essentiel de la page est dans un cadre (iframe)',
    pass: 'L’essentiel de la page n’est pas dans un cadre',
  },
  why: 'Le contenu d’un cadre est attribué à l’adresse du cadre, pas à votre page.',
  fix: 'Mettre le texte dans la page elle-même, et présenter le cadre par quelques phrases quand il doit rester.',
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const frames = visible(byTag(dom, 'iframe', 'frame')).filter(({ document }) => document === 0);
    if (frames.length === 0) return { status: 'inapplicable', reason: 'aucun cadre' };
    if (wordsOf(framelessTextOf(dom)).length >= ownWords) return { status: 'pass' };
    const main = landmarksOf(dom).main[0];
    const area = main?.box ? main.box.width * main.box.height : dom.page.width * dom.page.height;
    const wrong = frames.filter(
      (node) =>
        ((node.box?.width ?? 0) * (node.box?.height ?? 0)) / Math.max(1, area) > mostShare &&
        (!main || closest(dom, node, (up) => up === main) !== undefined),
    );
    if (wrong.length === 0) return { status: 'pass' };
    return { status: 'fail', evidence: wrong.map((node) => elementEvidence(dom, node)) };
  },
});
