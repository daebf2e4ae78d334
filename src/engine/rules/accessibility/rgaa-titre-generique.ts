import type { Dom, DomNode } from '../../artifacts.ts';
import { textOf } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { plainText } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const meaningless =
  /^(titre|title|heading|sous titre|subtitle|titre de (la )?(page|section)|lorem( ipsum.*)?)$/;

function isMute(dom: Dom, heading: DomNode): boolean {
  const said = heading.name.trim() || textOf(dom, heading);
  return (
    said === '' || emptyName(said) === 'nothing' || meaningless.test(plainText(said).replace(/ \d+$/, ''))
  );
}

export default defineRule({
  id: 'rgaa-titre-generique',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 9.1.2'],
  rgaa: ['9.1.2'],
  parent: 'rgaa-titres-absents',
  title: { fail: 'Un titre est vide ou ne dit rien', pass: 'Les titres disent ce qu’ils annoncent' },
  why: 'Le plan de la page, que les personnes aveugles parcourent de titre en titre, comporte des entrées inutiles.',
  fix: 'Écrire un titre qui annonce le contenu, ou retirer la balise de titre si elle ne sert qu’à espacer.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const headings = headingsOf(dom).map(({ node }) => node);
    return judgeElements(dom, headings, (heading) => isMute(dom, heading));
  },
});
