import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const providers =
  /google\.com\/recaptcha|recaptcha\.net|gstatic\.com\/recaptcha|hcaptcha\.com|challenges\.cloudflare\.com\/turnstile|friendlycaptcha|captchetat|captcha\.liveidentity|arkoselabs|geetest/i;

const turnstile = /challenges\.cloudflare\.com\/turnstile/i;
const recaptcha = /recaptcha/i;
/** The third version, called with the key of the site: it gives a mark, and asks nothing. */
const markingOnly =
  /recaptcha\/(?:api|enterprise)\.js\?(?:[^#]{0,300}&)?render=(?!explicit\b|onload\b)[\w-]/i;

/** Services that ask visitors nothing: their elements are no test. */
function asksNothing(dom: Dom): (address: string) => boolean {
  const addresses = byTag(dom, 'script').map(({ url = '', attributes }) => url || (attributes.src ?? ''));
  const marksOnly = addresses.some((address) => markingOnly.test(address));
  const isHidden = dom.nodes.some(
    ({ attributes }) =>
      attributes['data-size'] === 'invisible' && /\bh-captcha\b/.test(attributes.class ?? ''),
  );
  return (address) =>
    turnstile.test(address) ||
    (marksOnly && recaptcha.test(address)) ||
    (isHidden && /hcaptcha\.com/i.test(address));
}

/** A test of the house: a picture named after it. */
const isHomeMade = ({ tag, exposed, attributes }: DomNode): boolean =>
  (tag === 'img' || tag === 'canvas') &&
  exposed &&
  /captcha/i.test(`${attributes.src ?? ''} ${attributes.id ?? ''} ${attributes.class ?? ''}`);

export default defineRule({
  id: 'rgaa-captcha-alternative',
  version: 2,
  // What it asks, and of whom, is not seen: services ask most visitors nothing.
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 1.4' },
    { kind: 'standard', title: 'RGAA 1.5' },
  ],
  rgaa: ['1.4', '1.5'],
  title: {
    fail: 'Un test anti-robot est présent : solution sans image à vérifier',
    pass: 'Aucun test anti-robot visuel n’a été relevé',
  },
  why: 'Si le test demande de reconnaître des images, les personnes aveugles ou malvoyantes ne peuvent pas le passer.',
  fix: 'Préférer une vérification sans épreuve, ou proposer une autre solution (question simple, code par e-mail) et décrire le test.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const isSilent = asksNothing(dom);
    const found = [
      ...byTag(dom, 'iframe', 'script').filter(({ url = '', attributes }) => {
        const address = url || (attributes.src ?? '');
        return providers.test(address) && !isSilent(address);
      }),
      ...dom.nodes.filter(isHomeMade),
    ];
    return found.length > 0
      ? { status: 'review', ...evidenceOfNodes(dom, found) }
      : { status: 'inapplicable' };
  },
});
