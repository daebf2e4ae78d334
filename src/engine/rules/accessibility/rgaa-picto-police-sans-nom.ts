import type { Dom, DomNode } from '../../artifacts.ts';
import { clip, closest, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { iconCharacter, isButton, isLink, withoutIcons } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const letters = /[\p{L}\p{N}]/u;

const drawsIcon = ({ before = '', after = '', ownText }: DomNode): boolean =>
  iconCharacter.test(before + after + ownText);

/** The link or button the icon stands in. */
const controlOf = (dom: Dom, icon: DomNode): DomNode | undefined =>
  closest(dom, icon, (node) => isLink(node) || isButton(node));

/** The link or button the icon stands in has no other name than the icon. */
function leavesControlMute(dom: Dom, icon: DomNode): boolean {
  const control = controlOf(dom, icon);
  return control !== undefined && !letters.test(withoutIcons(control.name));
}

/** A name given by ARIA replaces all that the control holds: the icon is not read. */
const isReplaced = (dom: Dom, icon: DomNode): boolean => {
  const control = controlOf(dom, icon);
  return control !== undefined && letters.test(withoutIcons(ariaNameOf(dom, control)));
};

/** What is written in the control and shown to nobody: who reads the proof would take it for its name. */
function hiddenText(dom: Dom, icon: DomNode): string | undefined {
  const control = controlOf(dom, icon);
  if (!control || letters.test(textOf(dom, control, { visibleOnly: true }))) return undefined;
  const text = withoutIcons(textOf(dom, control)).trim();
  return letters.test(text)
    ? `son texte « ${clip(text, 60)} » est masqué, aussi aux lecteurs d’écran`
    : undefined;
}

export default defineRule({
  id: 'rgaa-picto-police-sans-nom',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 1.1' },
    { kind: 'standard', title: 'RGAA 1.2' },
    { kind: 'standard', title: 'RGAA 6.2' },
    { kind: 'standard', title: 'RGAA 11.9' },
  ],
  rgaa: ['1.1', '1.2', '6.2', '11.9'],
  title: {
    fail: 'Un lien ou un bouton n’est nommé que par un pictogramme',
    pass: 'Aucun pictogramme sans nom n’a été relevé',
  },
  messages: { exposed: 'Des pictogrammes ne sont pas masqués aux lecteurs d’écran : à vérifier' },
  why: 'Le pictogramme est un caractère spécial : un lecteur d’écran se tait ou prononce un mot sans rapport.',
  fix: 'Masquer le pictogramme avec aria-hidden="true" et ajouter un texte dans le lien ou le bouton, visible ou réservé aux lecteurs d’écran.',
  advice: {
    exposed: {
      fix: 'Poser aria-hidden="true" sur l’élément qui ne porte que le pictogramme. S’il est ajouté par la feuille de style, lui donner une alternative vide : content: "…" / "".',
    },
  },
  everyView: true,
  judges: 'icons',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const drawn = dom.nodes.filter((node) => node.visible && drawsIcon(node));
    if (drawn.length === 0) return { status: 'inapplicable' };
    const icons = drawn.filter((node) => node.exposed && !isReplaced(dom, node));
    if (icons.length === 0) return { status: 'pass' };
    // A control whose computed name is empty is already reported as a nameless link or button.
    const mute = icons.filter((icon) => {
      const control = controlOf(dom, icon);
      return control?.name.trim() !== '' && leavesControlMute(dom, icon);
    });
    if (mute.length > 0)
      return { status: 'fail', ...evidenceOfNodes(dom, mute, (icon) => hiddenText(dom, icon)) };
    return { status: 'review', message: 'exposed', ...evidenceOfNodes(dom, icons) };
  },
});
