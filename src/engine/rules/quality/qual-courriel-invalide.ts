import { byTag } from '../../derive/dom/dom.ts';
import { decoded } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const address = /^[^\s@,;<>()[\]"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

export default defineRule({
  id: 'qual-courriel-invalide',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 6068', 'RFC 5322'],
  title: { fail: 'Un lien d’e-mail est invalide', pass: 'Les liens d’e-mail sont valides' },
  why: 'Le message n’arrivera jamais, et le visiteur ne le saura pas.',
  fix: 'Corriger l’adresse, sous la forme mailto:nom@domaine.fr.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = byTag(dom, 'a').filter((node) => /^mailto:/i.test(node.attributes.href?.trim() ?? ''));
    return judgeElements(
      dom,
      links,
      (node) => !isUsable(node.attributes.href?.trim().slice('mailto:'.length) ?? ''),
    );
  },
});

/** One address at least, each well formed; `mailto:?subject=…` (share by mail) names none on purpose. */
function isUsable(target: string): boolean {
  const [list = '', query = ''] = target.split('?', 2);
  if (list === '') return query !== '';
  return list.split(',').every((one) => address.test(decoded(one).trim()));
}
