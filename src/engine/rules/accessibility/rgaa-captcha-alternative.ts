import type { DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const providers =
  /google\.com\/recaptcha|recaptcha\.net|gstatic\.com\/recaptcha|hcaptcha\.com|challenges\.cloudflare\.com\/turnstile|friendlycaptcha|captchetat|captcha\.liveidentity|arkoselabs|geetest/i;

/** A test of the house: a picture named after it. */
const isHomeMade = ({ tag, exposed, attributes }: DomNode): boolean =>
  (tag === 'img' || tag === 'canvas') &&
  exposed &&
  /captcha/i.test(`${attributes.src ?? ''} ${attributes.id ?? ''} ${attributes.class ?? ''}`);

export default defineRule({
  id: 'rgaa-captcha-alternative',
  severity: 'bloquant',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 1.4', 'RGAA 1.5'],
  rgaa: ['1.4', '1.5'],
  title: {
    fail: 'Un test anti-robot est présent : solution sans image à vérifier',
    pass: 'Aucun test anti-robot visuel n’a été relevé',
  },
  why: 'Un test qui demande de reconnaître des images ferme la porte aux personnes aveugles ou malvoyantes.',
  fix: 'Préférer une vérification sans épreuve, ou proposer une autre solution (question simple, code par e-mail) et décrire le test.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const found = [
      ...byTag(dom, 'iframe', 'script').filter(({ url = '', attributes }) =>
        providers.test(url || (attributes.src ?? '')),
      ),
      ...dom.nodes.filter(isHomeMade),
    ];
    return found.length > 0
      ? { status: 'review', ...evidenceOfNodes(dom, found) }
      : { status: 'inapplicable' };
  },
});
