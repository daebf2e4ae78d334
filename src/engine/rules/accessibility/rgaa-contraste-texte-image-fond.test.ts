import type { EngineFact } from '#engine/artifacts.ts';
import { undecided } from '#tests/support/axe-facts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-texte-image-fond.ts';

/** Why axe-core has no answer. */
const because = (cause: string): EngineFact[] => [undecided('color-contrast', cause)];
const overlapped =
  'La couleur d’arrière-plan de l’élément n’a pu être déterminée, car un autre élément le chevauche';
const result = {
  ruleId: 'color-contrast',
  impact: 'serious' as const,
  nodes: [{ selector: 'p', snippet: '<p>', facts: because('bgOverlap'), node: null, box: null }],
  nodeCount: 1,
};
const unmeasured = 'Le contraste de certains textes n’a pas pu être mesuré : à vérifier';
const none = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };
const page = (axe: object) => withBody('<p>x</p>', { axe: { ...none, ...axe } });

/** A text over a picture, measured. */
const measured = (best: number, least: number, most = 15) => {
  const found = { ...result.nodes[0], contrast: { best, least, most, large: false } };
  return page({ incomplete: [{ ...result, nodes: [found] }] });
};

/** A link whose underline is drawn as a background, in the given colours. */
const drawn = (text: string, line: string) => {
  const artifacts = withBody('<a href="/x">Lien</a>');
  const nodes = artifacts.dom.nodes.map((node) =>
    node.tag === 'a'
      ? {
          ...node,
          style: { ...node.style, color: text, backgroundImage: `linear-gradient(0deg, ${line}, ${line})` },
        }
      : node,
  );
  const at = nodes.findIndex(({ tag }) => tag === 'a');
  const found = { ...result, nodes: [{ ...result.nodes[0], node: at }] };
  return {
    ...artifacts,
    dom: { ...artifacts.dom, nodes },
    axe: { ...none, incomplete: [found] } as typeof artifacts.axe,
  };
};

/** A sign that axe-core does not take for a text. */
const sign = (colour: string, cause: string) => {
  const artifacts = withBody(`<a href="/x">Suite <span style="color:${colour}">→</span></a>`);
  const at = artifacts.dom.nodes.findIndex(({ tag }) => tag === 'span');
  const found = { ...result, nodes: [{ ...result.nodes[0], node: at, facts: because(cause) }] };
  return { ...artifacts, axe: { ...none, incomplete: [found] } as typeof artifacts.axe };
};
const withSeparator = () => {
  const artifacts = withBody('<p>Avril <span>·</span> 2026</p>');
  const at = artifacts.dom.nodes.findIndex(({ tag }) => tag === 'span');
  const found = { ...result, nodes: [{ ...result.nodes[0], node: at, facts: because('pseudoContent') }] };
  return { ...artifacts, axe: { ...none, incomplete: [found] } as typeof artifacts.axe };
};
/** A text that axe-core leaves because of a gradient, over these stops. */
const overGradient = (...stops: string[]) => {
  const artifacts = withBody('<section><p>Texte</p></section>');
  const nodes = artifacts.dom.nodes.map((node) => {
    const backgroundImage = node.tag === 'section' ? `linear-gradient(${stops.join(', ')})` : 'none';
    const colours = { backgroundColor: 'rgba(0, 0, 0, 0)', color: 'rgb(40, 40, 40)' };
    return { ...node, style: { ...node.style, ...colours, backgroundImage } };
  });
  const at = nodes.findIndex(({ tag }) => tag === 'p');
  const found = { ...result, nodes: [{ ...result.nodes[0], node: at, facts: because('bgGradient') }] };
  return {
    ...artifacts,
    dom: { ...artifacts.dom, nodes },
    axe: { ...none, incomplete: [found] } as typeof artifacts.axe,
  };
};
/** White words on a black label, as opaque as told, over a film. */
const overFilm = (alpha: number) => {
  const artifacts = withBody(
    `<figure data-box="0 0 320 180"><video data-box="0 0 320 180"></video><figcaption data-box="8 8 120 24" style="position:absolute;color:rgb(255,255,255);background-color:rgba(0,0,0,${alpha})">Visite du fournil</figcaption></figure>`,
  );
  const at = artifacts.dom.nodes.findIndex(({ tag }) => tag === 'figcaption');
  const found = { ...result, nodes: [{ ...result.nodes[0], node: at, facts: because('imgNode') }] };
  return { ...artifacts, axe: { ...none, incomplete: [found] } as typeof artifacts.axe };
};
const onlySigns = 'nonBmp';
const tooShort = 'shortTextContent';

const pale = 'Des signes (flèche, coche) sont peut-être trop pâles : à vérifier';
/** A tick on a plain colour, as a picture tells. */
const tick = (...others: (typeof result)['nodes']) => {
  const contrast = { best: 2.9, least: 2.9, most: 2.9, large: false, sign: true as const };
  const found = { ...result.nodes[0], contrast };
  return page({
    incomplete: [{ ...result, nodes: [found, ...others], nodeCount: 1 + others.length }],
  });
};
/** Words that have the colour of the plain ground, as axe-core found it too. */
const unseen = (words: string, around = (text: string) => text) => {
  const artifacts = withBody(around(words));
  const at = artifacts.dom.nodes.findIndex(({ tag }) => /^(?:h[1-6]|p|span)$/.test(tag));
  const found = {
    ...result.nodes[0],
    node: at,
    facts: because('equalRatio'),
    contrast: { best: 1, least: 1, most: 1, large: false },
  };
  return {
    ...artifacts,
    axe: { ...none, incomplete: [{ ...result, nodes: [found] }] } as typeof artifacts.axe,
  };
};
const sameColour = 'Des textes ont la couleur de leur fond : à vérifier';
const sameColourProof = [
  { type: 'element', selector: 'p', note: 'contraste de 1:1, attendu 4,5:1 au moins' },
] as const;
const mixed =
  'Le contraste de certains textes change d’un endroit à l’autre ou n’a pas pu être mesuré : à vérifier';

ruleCases(rule, {
  'a dark text over pale stops, whatever is between them': {
    artifacts: overGradient('rgba(0, 60, 200, 0.08)', 'rgb(255, 255, 255)'),
    verdict: 'pass',
  },
  'a dark text over a stop as dark': {
    artifacts: overGradient('rgb(60, 60, 60)', 'rgb(255, 255, 255)'),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [{ type: 'element', selector: 'p' }],
  },
  'a label that hides nearly all of a film': { artifacts: overFilm(0.75), verdict: 'pass' },
  'a label that a film shows through': {
    artifacts: overFilm(0.3),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'Une image, une vidéo ou un cadre est dessiné derrière ce texte',
      },
    ],
  },
  'one text measured, another not': {
    artifacts: page({
      incomplete: [
        {
          ...result,
          nodes: [
            { ...result.nodes[0], contrast: { best: 5, least: 2, most: 15, large: false } },
            result.nodes[0],
          ],
          nodeCount: 2,
        },
      ],
    }),
    verdict: 'review',
    title: mixed,
    evidence: [
      { type: 'element', selector: 'p' },
      { type: 'element', selector: 'p' },
    ],
  },
  'a single colour behind, hardly enough: the picture is exact': {
    artifacts: measured(4.56, 4.56, 4.56),
    verdict: 'pass',
  },
  'hardly enough at the worst point of several': { artifacts: measured(5, 4.5, 6), verdict: 'pass' },
  'hardly too little at the worst point of several': {
    artifacts: measured(5, 4.49, 6),
    verdict: 'review',
    severity: 'mineur',
    title: 'Le contraste de certains textes change d’un endroit à l’autre : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'contraste de 4,4:1 à 6:1 selon l’endroit, attendu 4,5:1 au moins',
      },
    ],
  },
  'an arrow that stands out as a drawing must': {
    artifacts: sign('rgb(128, 128, 128)', onlySigns),
    verdict: 'pass',
  },
  'an arrow too pale for a drawing': {
    artifacts: sign('rgb(180, 180, 180)', onlySigns),
    verdict: 'review',
    severity: 'mineur',
    title: pale,
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'Le contenu de l’élément contient seulement des caractères non textuels',
      },
    ],
  },
  'a tick whose contrast is known': {
    artifacts: tick(),
    verdict: 'review',
    severity: 'mineur',
    title: pale,
    evidence: [{ type: 'element', selector: 'p', note: 'contraste de 2,9:1, attendu 3:1 au moins' }],
  },
  'a tick beside a text over a picture': {
    artifacts: tick(...result.nodes),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [
      { type: 'element', selector: 'p', note: 'contraste de 2,9:1, attendu 3:1 au moins' },
      { type: 'element', selector: 'p', note: overlapped },
    ],
  },
  'a lone character that a text could not be': {
    artifacts: sign('rgb(128, 128, 128)', tooShort),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'Le contenu de l’élément est trop court pour déterminer s’il s’agit réellement d’un contenu textuel',
      },
    ],
  },
  'a dot between two texts': {
    artifacts: withSeparator(),
    verdict: 'pass',
  },
  'a lone character as dark as a text': {
    artifacts: sign('rgb(80, 80, 80)', tooShort),
    verdict: 'pass',
  },
  'all measured': { artifacts: page({ passes: ['color-contrast'] }), verdict: 'pass' },
  'an underline drawn in the colour of the text': {
    artifacts: drawn('rgb(0, 0, 145)', 'rgb(0, 0, 145)'),
    verdict: 'pass',
  },
  'all measured, some bad': { artifacts: page({ violations: [result] }), verdict: 'pass' },
  'on an image': {
    artifacts: page({ incomplete: [result], violations: [result] }),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [{ type: 'element', selector: 'p', note: overlapped }],
  },
  'over an image that was never received here': {
    artifacts: page({
      incomplete: [{ ...result, nodes: [{ ...result.nodes[0], lostPicture: true }] }],
    }),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'une image placée derrière ce texte n’a pas pu être chargée ici',
      },
    ],
  },
  'one of too many': {
    artifacts: page({
      incomplete: [{ ...result, nodes: [{ ...result.nodes[0], untried: true }] }],
    }),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: `${overlapped} ; au-delà du nombre de textes mesurés par page`,
      },
    ],
  },
  'over shadows of its own, which axe-core tells in English': {
    artifacts: page({
      incomplete: [
        {
          ...result,
          nodes: [{ ...result.nodes[0], facts: because('complexTextShadows') }],
        },
      ],
    }),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'Le contraste n’a pas pu être mesuré à cause des ombres portées du texte',
      },
    ],
  },
  'on a gradient of another colour': {
    artifacts: drawn('rgb(0, 0, 145)', 'rgb(106, 106, 244)'),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [{ type: 'element', selector: 'p', note: overlapped }],
  },
  'on a gradient that ends in a colour of another space': {
    artifacts: drawn('rgb(0, 0, 145)', 'rgb(0, 0, 145), oklch(0.3 0.1 260)'),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [{ type: 'element', selector: 'p', note: overlapped }],
  },
  'an underlined text that is too pale': {
    artifacts: drawn('rgb(180, 180, 190)', 'rgb(180, 180, 190)'),
    verdict: 'review',
    severity: 'mineur',
    title: unmeasured,
    evidence: [{ type: 'element', selector: 'p', note: overlapped }],
  },
  'no text': { artifacts: page({ inapplicable: ['color-contrast'] }), verdict: 'inapplicable' },
  'measured, and readable everywhere': { artifacts: measured(12, 6), verdict: 'pass' },
  'measured, and too pale, which is a failure of its own': { artifacts: measured(2, 1.5), verdict: 'pass' },
  'measured, and readable in places': {
    artifacts: measured(8, 2),
    verdict: 'review',
    title: 'Le contraste de certains textes change d’un endroit à l’autre : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'p',
        note: 'contraste de 2:1 à 15:1 selon l’endroit, attendu 4,5:1 au moins',
      },
    ],
  },
  'measured, and invisible on purpose': {
    artifacts: measured(1, 1, 1),
    verdict: 'review',
    title: sameColour,
    evidence: sameColourProof,
  },
  'a heading of two words that nobody can see, which is a failure of its own': {
    artifacts: unseen('<h1 data-box="0 0 300 40">Galerie photo</h1>'),
    verdict: 'pass',
  },
  'a heading of one word that nobody can see': {
    artifacts: unseen('<h2 data-box="0 0 300 40">Galerie</h2>'),
    verdict: 'pass',
  },
  'a word of a paragraph that nobody can see, perhaps kept for later': {
    artifacts: unseen('<p data-box="0 0 300 40">Envoyé</p>'),
    verdict: 'review',
    title: sameColour,
    evidence: sameColourProof,
  },
  'a short heading laid over something else, which may come later': {
    artifacts: unseen(
      '<h2 data-box="0 0 300 40">Galerie</h2>',
      (text) => `<div style="position:absolute">${text}</div>`,
    ),
    verdict: 'review',
    title: sameColour,
    evidence: sameColourProof,
  },
  'a heading as thin as a line': {
    artifacts: unseen('<h2 data-box="0 0 300 8">Galerie</h2>'),
    verdict: 'review',
    title: sameColour,
    evidence: sameColourProof,
  },
  'a text that nobody can see beside one over a picture': {
    artifacts: page({
      incomplete: [
        {
          ...result,
          nodes: [
            { ...result.nodes[0], contrast: { best: 1, least: 1, most: 1, large: false } },
            result.nodes[0],
          ],
          nodeCount: 2,
        },
      ],
    }),
    verdict: 'review',
    title: unmeasured,
    evidence: [
      { type: 'element', selector: 'p', note: 'contraste de 1:1, attendu 4,5:1 au moins' },
      { type: 'element', selector: 'p', note: overlapped },
    ],
  },
});
