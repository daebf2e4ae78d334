import { byTag, clip } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const french = /(?<![\d+])(?:\+33[\s.]?|0)[1-9](?:[\s.-]?\d{2}){4}(?!\d)/g;
const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^(?:00)?33/, '0');

export default defineRule({
  id: 'qual-telephone-non-cliquable',
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
    const written = [...new Set([...dom.text.matchAll(french)].map((match) => match[0]))];
    if (written.length === 0) return { status: 'inapplicable', reason: 'aucun numéro repéré' };
    const callable = new Set(
      byTag(dom, 'a')
        .filter((node) => /^tel:/i.test(node.attributes.href ?? ''))
        .map((node) => digits(node.attributes.href ?? '')),
    );
    const wrong = written.filter((number) => !callable.has(digits(number)));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.slice(0, 10).map((number) => ({ type: 'text', quote: clip(number, 40) })),
    };
  },
});
