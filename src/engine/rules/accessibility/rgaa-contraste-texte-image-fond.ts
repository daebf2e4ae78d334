import type { AxeNode, Dom } from '../../artifacts.ts';
import { coloursIn, plainContrast } from '../../derive/css/colour.ts';
import { clip } from '../../derive/dom/dom.ts';
import { frenchOf } from '../../derive/engines/axe-french.ts';
import {
  contrastNeeded,
  hasCause,
  isProvenInvisible,
  isProvenPale,
  isProvenReadable,
  isSeparator,
  isUnseen,
  leastUnmeasured,
  ratioWords,
  varies,
} from '../../derive/engines/measured-contrast.ts';
import { defineRule, threshold } from '../../rule.ts';

/** What every text must reach, large or not. */
const enough = threshold(4.5, { from: 'RGAA 3.2' });

/**
 * A « gradient » of one colour, the text’s own, is an underline (the State’s design system draws its links so): what
 * is behind the text is known all the same.
 */
function isReadable(dom: Dom, found: AxeNode): boolean {
  const node = found.node === null ? undefined : dom.nodes[found.node];
  if (!node?.style.backgroundImage.startsWith('linear-gradient(')) return false;
  const { backgroundImage, color } = node.style;
  const painted = coloursIn(backgroundImage);
  if (painted.length === 0 || painted.some((colour) => colour !== color)) return false;
  return plainContrast(dom, node) >= enough;
}

/** What a drawing must reach (RGAA 3.3), and what a text must: a lone character may be either. */
const signs = [
  ['nonBmp', 3],
  ['shortTextContent', enough],
] as const;

/** A sign (an arrow, a cross) in a known colour over a known one, which stands out. */
function isClearSign(dom: Dom, found: AxeNode): boolean {
  const [, needed] = signs.find(([cause]) => hasCause(found, cause)) ?? [];
  const node = found.node === null ? undefined : dom.nodes[found.node];
  if (!needed || node?.style.backgroundImage !== 'none') return false;
  return plainContrast(dom, node) >= needed;
}

/** A drawing whose contrast is known, and that may be too pale: whether it tells something is for a person to say. */
function isPaleSign(dom: Dom, found: AxeNode): boolean {
  const { contrast } = found;
  if (contrast) return contrast.sign === true && !contrast.shadowed;
  const node = found.node === null ? undefined : dom.nodes[found.node];
  return node?.style.backgroundImage === 'none' && hasCause(found, 'nonBmp') && plainContrast(dom, node) > 0;
}

/** What was measured where there is no answer for the whole text, else why axe has none. */
function noteOf({ contrast, facts, lostPicture, untried }: AxeNode): string {
  if (lostPicture) return 'une image placée derrière ce texte n’a pas pu être chargée ici';
  if (untried) return `${frenchOf(facts, 240)} ; au-delà du nombre de textes mesurés par page`;
  if (!contrast || contrast.shadowed) return frenchOf(facts, 300);
  const [least, most] = [contrast.least, contrast.most].map(ratioWords);
  const range = least === most ? least : `${least} à ${most} selon l’endroit`;
  return `contraste de ${range}, attendu ${ratioWords(contrastNeeded(contrast, 'AA'))} au moins`;
}

/** Of the colour of its background, or somewhere so pale that a large text would fail too: elsewhere nobody is known to be stopped. */
const clearly = threshold(3, { from: 'RGAA 3.2' });
const isGrave = (found: AxeNode): boolean =>
  isUnseen(found) || (varies(found) && (found.contrast?.least ?? enough) < clearly);

/** The title that tells what is left to look at; signs among texts are told with them. */
function messageOf(dom: Dom, doubtful: readonly AxeNode[]) {
  if (doubtful.every((found) => isPaleSign(dom, found))) return { message: 'sign' } as const;
  if (doubtful.every(isUnseen)) return { message: 'unseen' } as const;
  return doubtful.some(varies) ? ({ message: doubtful.every(varies) ? 'varies' : 'mixed' } as const) : {};
}

/** Settled by a picture of what is behind the text: readable, or a failure of axe-color-contrast. */
const isDecided = (dom: Dom, found: AxeNode): boolean =>
  isProvenReadable(found, 'AA') || isProvenPale(found, 'AA') || isProvenInvisible(found, dom);

export default defineRule({
  id: 'rgaa-contraste-texte-image-fond',
  version: 19,
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 3.2' },
    { kind: 'vendor', title: 'axe-core color-contrast' },
  ],
  rgaa: ['3.2'],
  title: {
    fail: 'Le contraste de certains textes n’a pas pu être mesuré : à vérifier',
    pass: 'Le contraste de tous les textes a pu être mesuré',
  },
  messages: {
    varies: 'Le contraste de certains textes change d’un endroit à l’autre : à vérifier',
    unseen: 'Des textes ont la couleur de leur fond : à vérifier',
    sign: 'Des signes (flèche, coche) sont peut-être trop pâles : à vérifier',
    mixed:
      'Le contraste de certains textes change d’un endroit à l’autre ou n’a pas pu être mesuré : à vérifier',
  },
  advice: {
    unseen: {
      why: 'Personne ne les voit, alors que les lecteurs d’écran les disent.',
      fix: 'Leur donner une couleur qui se détache du fond, ou retirer ceux qui ne servent pas.',
    },
  },
  why: 'Sur une photo, un dégradé ou une transparence, la lisibilité varie d’un endroit à l’autre : seul l’œil peut juger. Un signe trop pâle gêne s’il dit quelque chose que le texte ne dit pas.',
  fix: 'Ajouter un fond uni ou un voile sombre derrière le texte pour garantir un rapport de 4,5:1. Donner aux signes qui informent une couleur plus marquée (3:1).',
  judges: 'layout',
  artifacts: ['axe', 'dom'],
  evaluate({ axe, dom }) {
    const result = axe.incomplete.find(({ ruleId }) => ruleId === 'color-contrast');
    const doubtful =
      result?.nodes.filter(
        (found) =>
          !isReadable(dom, found) &&
          leastUnmeasured(dom, found) < enough &&
          !isClearSign(dom, found) &&
          !isSeparator(dom, found) &&
          !isDecided(dom, found),
      ) ?? [];
    if (result && doubtful.length > 0) {
      return {
        status: 'review',
        ...(!doubtful.some(isGrave) && ({ severity: 'mineur' } as const)),
        ...messageOf(dom, doubtful),
        evidence: doubtful.map((found) => ({
          type: 'element',
          selector: found.selector,
          snippet: clip(found.snippet, 300),
          ...(found.box && { box: { ...found.box } }),
          ...(noteOf(found) && { note: clip(noteOf(found), 300) }),
        })),
        occurrences: result.nodeCount - (result.nodes.length - doubtful.length),
      };
    }
    const ran =
      result !== undefined ||
      axe.passes.includes('color-contrast') ||
      axe.violations.some(({ ruleId }) => ruleId === 'color-contrast');
    return ran ? { status: 'pass' } : { status: 'inapplicable' };
  },
});
