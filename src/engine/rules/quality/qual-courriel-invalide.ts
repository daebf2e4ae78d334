import type { DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { decoded } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const address = /^[^\s@,;<>()[\]"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
/** A name, then the address between angle brackets: what a message shows, and RFC 6068 leaves out of links. */
const named = /^[^<>@]+<([^<>]+)>$/;

/** The addresses of the link are those of a message, names included. */
const isNamed = (target: string): boolean => {
  const one = decoded(target.split('?', 1)[0] ?? '').trim();
  const bare = named.exec(one)?.[1]?.trim();
  return bare !== undefined && address.test(bare);
};

const targetOf = ({ attributes }: DomNode): string => attributes.href?.trim().slice('mailto:'.length) ?? '';

export default defineRule({
  id: 'qual-courriel-invalide',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 6068', 'RFC 5322'],
  title: { fail: 'Un lien d’e-mail est invalide', pass: 'Les liens d’e-mail sont valides' },
  messages: {
    named:
      'Un lien d’e-mail contient un nom avec l’adresse : certains logiciels de messagerie peuvent le refuser',
  },
  why: 'Un message adressé ainsi peut ne jamais arriver, sans que le visiteur le sache.',
  fix: 'Écrire l’adresse seule, sous la forme mailto:nom@domaine.fr.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = byTag(dom, 'a').filter((node) => /^mailto:/i.test(node.attributes.href?.trim() ?? ''));
    if (links.length === 0) return { status: 'inapplicable' };
    const unusable = links.filter((node) => !isUsable(targetOf(node)));
    const wrong = unusable.filter((node) => !isNamed(targetOf(node)));
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    if (unusable.length === 0) return { status: 'pass' };
    return { status: 'fail', message: 'named', severity: 'info', ...evidenceOfNodes(dom, unusable) };
  },
});

/** One address at least, each well formed; `mailto:?subject=…` (share by mail) names none on purpose. */
function isUsable(target: string): boolean {
  const [list = '', query = ''] = target.split('?', 2);
  if (list === '') return query !== '';
  return list.split(',').every((one) => address.test(decoded(one).trim()));
}
