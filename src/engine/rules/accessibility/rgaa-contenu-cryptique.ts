import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, parentOf, textOf } from '../../derive/dom/dom.ts';
import { mentionsOf } from '../../derive/text/sentences.ts';
import { defineRule, threshold } from '../../rule.ts';

const emoticon =
  /(?:^|\s)(?:[:;=]['-]?(?:\){1,4}|\({1,4}|[DPp|/\\])|\^[_.-]*\^|<3|¯\\_\(ツ\)_\/¯)(?=$|[\s.,!?])/u;
/** A mark out of five, a gauge: signs that are heard one by one, or not at all. */
const signRun = /([★☆✩✪✭✮✯●○■□▪▫♥♡♦♢♪♫])(?:\s?[★☆✩✪✭✮✯●○■□▪▫♥♡♦♢♪♫]){2,}/u;
/** « 3,5/5 », « 4 sur 5 », « 5 étoiles »: what the signs draw is also written. */
const saidInFigures = /\d\s*(?:\/|sur|out of|on)\s*\d|\d\s*(?:étoiles?|stars?)(?!\p{L})/iu;
const emojiRun = /(?:\p{Extended_Pictographic}\uFE0F?\s*){4,}/u;

const fewLetters = threshold(120, {
  ours: 'What stands around a mark is a few words: a paragraph may speak of anything',
});

/** A mark, one sign said over and over, that its element or the one around it also says in figures. */
function isSaidMark(dom: Dom, node: DomNode): boolean {
  const run = emojiRun.exec(node.ownText)?.[0];
  if (
    run === undefined
      ? !signRun.test(node.ownText)
      : new Set(run.replaceAll('\uFE0F', '').match(/\S/gu)).size > 1
  )
    return false;
  const parent = parentOf(dom, node);
  const around = parent ? textOf(dom, parent) : '';
  return [node.ownText, ...(around.length <= fewLetters ? [around] : [])].some((text) =>
    saidInFigures.test(text),
  );
}

/** A drawing made of signs: most of a preformatted block is neither letter nor digit. */
function isDrawing({ tag, ownText }: DomNode): boolean {
  const signs = ownText.replaceAll(/\s/g, '');
  return (
    tag === 'pre' && signs.length > 60 && signs.replaceAll(/[\p{L}\p{N}]/gu, '').length / signs.length > 0.6
  );
}

export default defineRule({
  id: 'rgaa-contenu-cryptique',
  version: 4,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 13.5.1' }],
  rgaa: ['13.5'],
  title: {
    fail: 'Une émoticône ou un dessin en caractères est présent : à vérifier',
    pass: 'Aucune émoticône ni dessin en caractères n’a été relevé',
  },
  messages: { emojis: 'Le même émoji, ou plusieurs, se suivent dans un texte : à vérifier' },
  why: 'Un lecteur d’écran dit ces signes un par un : « deux-points, tiret, parenthèse » pour une émoticône, et le nom de chaque émoji autant de fois qu’il est écrit.',
  fix: 'Remplacer ces signes par un mot, ou les entourer d’un élément dont l’attribut title donne le sens.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const drawing = dom.nodes.find((node) => node.exposed && isDrawing(node));
    const proof = mentionsOf(
      dom,
      (text) =>
        emojiRun.exec(text)?.[0]?.trim() ?? signRun.exec(text)?.[0] ?? emoticon.exec(text)?.[0]?.trim(),
      (node) =>
        node.exposed &&
        !isSaidMark(dom, node) &&
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
    const areEmojis = proof.evidence.every((piece) => 'note' in piece && emojiRun.test(piece.note ?? ''));
    if (proof.occurrences > 0) return { status: 'review', ...(areEmojis && { message: 'emojis' }), ...proof };
    if (!drawing) return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote: drawing.ownText.slice(0, 200) }] };
  },
});
