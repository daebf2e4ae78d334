import type { DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { mentionsOf } from '../../derive/text/sentences.ts';
import { defineRule } from '../../rule.ts';

const emoticon = /(?:^|\s)(?:[:;=]['-]?[)(DPp|/\\]|\^_+\^|<3|¯\\_\(ツ\)_\/¯)(?=$|[\s.,!?])/u;
/** A mark out of five, a gauge: signs that are heard one by one, or not at all. */
const signRun = /([★☆✩✪✭✮✯●○■□▪▫♥♡♦♢♪♫])(?:\s?[★☆✩✪✭✮✯●○■□▪▫♥♡♦♢♪♫]){2,}/u;
/** « 3,5/5 », « 4 sur 5 »: what the signs draw is also written. */
const saidInFigures = /\d\s*(?:\/|sur|out of|on)\s*\d/i;
const emojiRun = /(?:\p{Extended_Pictographic}\uFE0F?\s*){4,}/u;

/** A drawing made of signs: most of a preformatted block is neither letter nor digit. */
function isDrawing({ tag, ownText }: DomNode): boolean {
  const signs = ownText.replaceAll(/\s/g, '');
  return (
    tag === 'pre' && signs.length > 60 && signs.replaceAll(/[\p{L}\p{N}]/gu, '').length / signs.length > 0.6
  );
}

export default defineRule({
  id: 'rgaa-contenu-cryptique',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: ['RGAA 13.5.1'],
  rgaa: ['13.5'],
  title: {
    fail: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
    pass: 'Aucune émoticône ni dessin en caractères n’a été relevé',
  },
  why: 'Un lecteur d’écran l’épelle signe par signe : « deux-points, tiret, parenthèse ».',
  fix: 'Le remplacer par un mot, ou l’entourer d’un élément dont l’attribut title donne le sens.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const drawing = dom.nodes.find((node) => node.exposed && isDrawing(node));
    const proof = mentionsOf(
      dom,
      (text) =>
        emojiRun.exec(text)?.[0] ??
        (saidInFigures.test(text) ? undefined : signRun.exec(text)?.[0]) ??
        emoticon.exec(text)?.[0]?.trim(),
      (node) =>
        node.exposed &&
        !closest(
          dom,
          node,
          ({ tag, attributes }) =>
            tag === 'code' ||
            tag === 'pre' ||
            attributes.title !== undefined ||
            attributes['aria-label'] !== undefined,
        ),
    );
    if (proof.occurrences > 0) return { status: 'review', ...proof };
    if (!drawing) return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote: drawing.ownText.slice(0, 200) }] };
  },
});
