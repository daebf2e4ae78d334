import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, closest } from './dom.ts';
import { isButton, isLink } from './names.ts';

/** The image is all that a link or a button holds: without its alternative, nothing says what that does. */
export const isAllThatIsThere = (dom: Dom, image: DomNode): boolean =>
  closest(dom, image, (node) => isLink(node) || isButton(node))?.name.trim() === '';

const ofBanner = /cookie|consent|rgpd|gdpr|tarteaucitron|axeptio|didomi/i;

/** A button that sends a form, opens a menu or answers a banner of consent: what one came for waits behind it. */
export function isDecisive(dom: Dom, button: DomNode): boolean {
  const { type = 'submit' } = button.attributes;
  const around = ancestorsOf(dom, button);
  return (
    (type.toLowerCase() === 'submit' && around.some(({ tag }) => tag === 'form')) ||
    'aria-expanded' in button.attributes ||
    'aria-haspopup' in button.attributes ||
    [button, ...around]
      .filter(({ tag }) => tag !== 'body' && tag !== 'html')
      .some(({ attributes: { id = '', class: classes = '' } }) => ofBanner.test(`${id} ${classes}`))
  );
}
