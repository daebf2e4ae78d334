import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf } from '../../derive/dom/dom.ts';
import { isHollow, isImage, isLink } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Why it says nothing. */
function emptinessOf(dom: Dom, link: DomNode): string {
  const images = descendantsOf(dom, link).filter(isImage);
  if (images.length === 0) return 'rien à lire dans ce lien';
  const isAway = ({ exposed, attributes }: DomNode) => !exposed && (attributes.alt ?? '') !== '';
  return images.every(isAway)
    ? 'son image est masquée à cette largeur : masquer aussi le lien'
    : 'son image n’a pas d’alternative';
}

/**
 * Chromium names no link by what a `figure` inside it says, which screen readers read all the same, and nothing at all of what
 * it has not painted yet (`content-visibility: auto`).
 */
const saysSomething = (dom: Dom, link: DomNode): boolean =>
  [link, ...descendantsOf(dom, link)].some(
    ({ exposed, visible, ownText }) => exposed && visible && /[\p{L}\p{N}]/u.test(ownText),
  );

/** A zone of an image that is not drawn: Chromium names nothing that it does not draw, and the zone has its name. */
const isNamedZone = ({ tag, attributes }: DomNode): boolean =>
  tag === 'area' &&
  /\S/.test(attributes.alt ?? attributes['aria-label'] ?? attributes['aria-labelledby'] ?? '');

/**
 * One link in the code, two in the page: where its tags cross those of a block, a browser closes it and opens it again,
 * and its text stands in the second.
 */
function isSplit(dom: Dom, link: DomNode): boolean {
  const own = JSON.stringify(link.attributes);
  const next = dom.nodes.slice(link.index + 1).find(({ tag }) => tag === 'a');
  return (
    next !== undefined &&
    JSON.stringify(next.attributes) === own &&
    (next.name.trim() !== '' || saysSomething(dom, next))
  );
}

const splitNote = 'vide ajouté par le navigateur avant ce même lien : ses balises croisent celles d’un bloc';

export default defineRule({
  id: 'rgaa-lien-vide-strict',
  version: 7,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 6.2.1' }],
  rgaa: ['6.2.1'],
  title: { fail: 'Un lien n’a pas d’intitulé', pass: 'Chaque lien a un intitulé' },
  messages: {
    onlyLabel: 'Un lien n’a de nom que dans un attribut : contenu à vérifier',
    split: 'Un lien mal fermé laisse un lien vide avant lui',
  },
  why: 'Sans nom, un lien est annoncé « lien », ou par son adresse épelée : la personne ne sait pas où il mène. Un nom qui n’est que dans un attribut s’entend, mais ne se voit pas et n’est pas toujours traduit : le RGAA demande un intitulé dans le lien.',
  fix: 'Écrire un texte dans le lien, ou y placer une image dont l’alternative (attribut alt) dit où l’on va.',
  advice: {
    split: {
      why: 'Ses balises croisent celles d’un bloc : le navigateur en fait deux liens, et le clavier s’arrête d’abord sur le premier, qui est vide et sans nom.',
      fix: 'Fermer les balises dans l’ordre inverse de leur ouverture : le bloc ouvert dans le lien se ferme avant lui.',
    },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = dom.nodes.filter(isLink);
    if (links.length === 0) return { status: 'inapplicable' };
    const silent = links.filter(
      (link) => link.name.trim() === '' && !saysSomething(dom, link) && !isNamedZone(link),
    );
    if (silent.length > 0) {
      const splits = new Set(silent.filter((link) => isSplit(dom, link)));
      const noteOf = (link: DomNode) => (splits.has(link) ? splitNote : emptinessOf(dom, link));
      return {
        status: 'fail',
        ...(splits.size === silent.length && { message: 'split' as const }),
        ...evidenceOfNodes(dom, silent, noteOf),
      };
    }
    const hollow = links.filter((link) => link.tag === 'a' && isHollow(dom, link));
    if (hollow.length === 0) return { status: 'pass' };
    return { status: 'review', severity: 'mineur', message: 'onlyLabel', ...evidenceOfNodes(dom, hollow) };
  },
});
