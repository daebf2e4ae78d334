import { listOf } from '#contract/french.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { isImage, plainText, wordCount } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const meaningless =
  /^(titre|title|heading|sous titre|subtitle|titre de (la )?(page|section)|lorem( ipsum.*)?)$/;

/** An empty part that a script fills later (figures that count up): what stands beside it is no whole title. */
const waitsForScript = (dom: Dom, heading: DomNode): boolean =>
  descendantsOf(dom, heading).some(
    (inner) =>
      /^(?:span|b|strong|em|output|data|div)$/.test(inner.tag) &&
      Object.keys(inner.attributes).some((name) => name === 'id' || name.startsWith('data-')) &&
      textOf(dom, inner) === '' &&
      !descendantsOf(dom, inner).some(isImage),
  );

/** Signs may be enough for a link that one presses, never for a title. */
function isMute(dom: Dom, heading: DomNode): boolean {
  const said = heading.name.trim() || textOf(dom, heading);
  if (said !== '' && emptyName(said) !== null && waitsForScript(dom, heading)) return false;
  return said === '' || emptyName(said) !== null || meaningless.test(plainText(said).replace(/ \d+$/, ''));
}

const longestTitle = threshold(160, {
  ours: 'A title announces; what has the length of a paragraph is one, in large letters',
});

/** Contents that no title holds, by tag; paragraphs of a few words may be the lines of the title. */
const blockNames: Readonly<Record<string, string>> = {
  ul: 'une liste',
  ol: 'une liste',
  dl: 'une liste',
  table: 'un tableau',
};

function blocksOf(dom: Dom, heading: DomNode): string[] {
  const inside = descendantsOf(dom, heading).filter(
    (inner) => inner.exposed && wordCount(textOf(dom, inner)) > 0,
  );
  const paragraphs = inside.filter(({ tag }) => tag === 'p').length;
  return [
    ...new Set(inside.flatMap(({ tag }) => blockNames[tag] ?? [])),
    ...(paragraphs > 1 && textOf(dom, heading).length > longestTitle ? ['des paragraphes'] : []),
  ];
}

export default defineRule({
  id: 'rgaa-titre-generique',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 9.1.2' }],
  rgaa: ['9.1.2'],
  parent: 'rgaa-titres-absents',
  title: { fail: 'Un titre est vide ou ne dit rien', pass: 'Les titres disent ce qu’ils annoncent' },
  messages: {
    blocks: 'Une balise de titre entoure une liste, un tableau ou des paragraphes',
    long: 'Un titre est aussi long qu’un paragraphe : à vérifier',
  },
  why: 'Le plan de la page, que les personnes aveugles parcourent de titre en titre, comporte des entrées inutiles.',
  fix: 'Écrire un titre qui annonce le contenu, ou retirer la balise de titre si elle ne sert qu’à espacer ou à mettre en forme.',
  advice: {
    blocks: {
      why: 'Les personnes aveugles parcourent la page de titre en titre : tout un bloc leur est lu comme un seul titre.',
      fix: 'Garder dans la balise de titre la seule ligne qui annonce le contenu, et en sortir la liste, le tableau ou les paragraphes.',
    },
    long: {
      why: 'Un titre de plusieurs lignes s’écoute mal, et n’aide plus à se repérer dans le plan de la page.',
      fix: 'Raccourcir le titre, ou en faire un paragraphe s’il n’annonce rien.',
    },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const headings = headingsOf(dom).map(({ node }) => node);
    if (headings.length === 0) return { status: 'inapplicable' };
    const mute = headings.filter((heading) => isMute(dom, heading));
    if (mute.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, mute) };
    const holding = headings.filter((heading) => blocksOf(dom, heading).length > 0);
    if (holding.length > 0)
      return {
        status: 'fail',
        message: 'blocks',
        ...evidenceOfNodes(dom, holding, (heading) => `contient ${listOf(blocksOf(dom, heading))}`),
      };
    const long = headings.filter((heading) => textOf(dom, heading).length > longestTitle);
    return long.length > 0
      ? { status: 'review', message: 'long', ...evidenceOfNodes(dom, long) }
      : { status: 'pass' };
  },
});
