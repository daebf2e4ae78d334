import { languageLinksOf } from '../../derive/text/language-links.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'qual-doc-langue-cible',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'HTML, hreflang' },
    { kind: 'ours', title: 'bonne pratique' },
  ],
  title: {
    fail: 'Des liens vers une autre langue ne l’annoncent pas aux navigateurs',
    pass: 'Les liens vers une autre langue l’annoncent',
  },
  why: 'Un lecteur d’écran lit « English » avec un accent français, et ne prévient pas que la page suivante change de langue.',
  fix: 'Ajouter hreflang et lang au lien : <a href="/en/" hreflang="en" lang="en">English</a>.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = languageLinksOf(dom);
    return judgeElements(
      dom,
      links.map(({ node }) => node),
      ({ attributes }) => !attributes.hreflang && !attributes.lang,
    );
  },
});
