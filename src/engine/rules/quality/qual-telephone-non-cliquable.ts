import type { Dom } from '../../artifacts.ts';
import { byTag, clip, textOf } from '../../derive/dom/dom.ts';
import { calledPhones, phoneDigits } from '../../derive/text/phone-numbers.ts';
import { defineRule } from '../../rule.ts';

const times = (number: string, text: string): number => text.split(number).length - 1;

/** Numbers that people may call: no fax, nor the keys of a keyboard in their order, nor what stands in quoted code alone. */
function phonesOf(dom: Dom): string[] {
  const code = byTag(dom, 'pre', 'code', 'samp', 'kbd').filter(
    (node) => !/^(?:pre|code|samp|kbd)$/.test(dom.nodes[node.parent]?.tag ?? ''),
  );
  const quoted = code.map((node) => textOf(dom, node)).join('\n');
  return calledPhones(dom.text).filter(
    (number) => phoneDigits(number) !== '0123456789' && times(number, dom.text) > times(number, quoted),
  );
}

export default defineRule({
  id: 'qual-telephone-non-cliquable',
  version: 4,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 3966'],
  title: {
    fail: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    pass: 'Les numéros de téléphone peuvent être appelés d’un geste',
  },
  why: 'Sur un téléphone, il faut recopier le numéro à la main.',
  fix: 'Entourer le numéro d’un lien tel:+33…',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const written = phonesOf(dom);
    if (written.length === 0) return { status: 'inapplicable', reason: 'aucun numéro repéré' };
    const callable = new Set(
      byTag(dom, 'a')
        .filter((node) => /^tel:/i.test(node.attributes.href ?? ''))
        .map((node) => phoneDigits(node.attributes.href ?? '')),
    );
    const wrong = written.filter((number) => !callable.has(phoneDigits(number)));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.slice(0, 10).map((number) => ({ type: 'text', quote: clip(number, 40) })),
    };
  },
});
