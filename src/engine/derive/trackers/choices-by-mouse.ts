import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf, parentOf, textOf } from '../dom/dom.ts';
import { isInteractive } from '../dom/names.ts';
import { isShown } from '../dom/visibility.ts';
import { memoise } from '../memoise.ts';
import { buttonKind } from './consent.ts';

interface MouseChoice {
  readonly node: DomNode;
  /** Something nearer than the whole page hears the click. */
  readonly sure: boolean;
}

const longest = 60;
const aboutCookies = /\bcookies?\b|\btraceurs?\b|\bconsentement\b/;
const isNamed = ({ attributes }: DomNode): boolean =>
  /cookie|consent|rgpd|gdpr/i.test(`${attributes.id ?? ''} ${attributes.class ?? ''}`);
const settings = /^(?:je |mes |vos |les )?(?:parametr|personnaliser?\b|gerer|preference|choisir)/;
const ofDocument = /politique|charte|conditions|en savoir|mentions legales/;

/**
 * Blocks of a box about cookies that bear the words of a choice and a hand cursor of their own, whose click is heard by
 * what holds them, and that the keyboard cannot reach: nothing of theirs, around or inside, takes the focus.
 */
export const choicesByMouse = memoise((dom: Dom): readonly MouseChoice[] =>
  dom.nodes.flatMap((node) => {
    if (node.style.cursor !== 'pointer' || parentOf(dom, node)?.style.cursor === 'pointer') return [];
    if (!node.exposed || !isShown(node) || takesFocus(node) || node.tag === 'label') return [];
    const text = foldText(textOf(dom, node, { visibleOnly: true }));
    if (text === '' || text.length > longest || ofDocument.test(text)) return [];
    if (buttonKind(text) === 'other' && !settings.test(text)) return [];
    const around = ancestorsOf(dom, node).filter((up) => !isWhole(up));
    if (around.some(takesFocus) || descendantsOf(dom, node).some(takesFocus)) return [];
    const banner = around.find((up) => isBanner(dom, up));
    if (!banner || descendantsOf(dom, banner).some((other) => isTwin(dom, other, text))) return [];
    const sure = around.some(hearsClick);
    const isHeard = sure || dom.globalListeners?.includes('click') || ancestorsOf(dom, node).some(hearsClick);
    return isHeard ? [{ node, sure }] : [];
  }),
);

const isWhole = ({ tag }: DomNode): boolean => tag === 'html' || tag === 'body';

const hearsClick = ({ listeners, attributes }: DomNode): boolean =>
  attributes.onclick !== undefined || (listeners ?? []).includes('click');

const takesFocus = (node: DomNode): boolean => node.focusable || isInteractive(node);

/** Laid over the page or named after them, and about cookies. */
const isBanner = (dom: Dom, node: DomNode): boolean =>
  (/^(?:fixed|sticky)$/.test(node.style.position) ||
    node.attributes.role?.endsWith('dialog') ||
    isNamed(node)) &&
  aboutCookies.test(foldText(textOf(dom, node, { visibleOnly: true })));

/** A control of the same words does the same. */
const isTwin = (dom: Dom, node: DomNode, text: string): boolean =>
  node.tabbable && foldText(textOf(dom, node, { visibleOnly: true }) || node.name) === text;
