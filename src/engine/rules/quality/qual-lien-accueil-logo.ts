import type { Dom, DomNode, PageIdentity } from '../../artifacts.ts';
import { closest, descendantsOf, elementEvidence, textOf, visible } from '../../derive/dom/dom.ts';
import { landmarksOf } from '../../derive/dom/landmarks.ts';
import { plainText } from '../../derive/dom/names.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';

const logo = /logo|brand|site-?title/i;
const homePath = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?|index\.\w+|accueil\/?|home\/?)?$/i;

export default defineRule({
  id: 'qual-lien-accueil-logo',
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: { fail: 'Le logo ne mène pas à l’accueil', pass: 'Le logo mène à l’accueil' },
  why: 'Beaucoup de visiteurs cliquent sur le logo pour revenir au début.',
  fix: 'Entourer le logo d’un lien vers l’accueil, nommé « Accueil – nom du site ».',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.isHome) return { status: 'inapplicable', reason: 'page d’accueil' };
    const logos = logosOf(dom);
    if (logos.length === 0) return { status: 'inapplicable', reason: 'aucun logo repéré' };
    const leads = logos.some((node) => {
      const link = closest(dom, node, ({ tag, url }) => tag === 'a' && url !== undefined);
      return leadsHome(link, page) || isCalledHome(dom, link);
    });
    if (leads) return { status: 'pass' };
    return { status: 'fail', evidence: logos.slice(0, 3).map((node) => elementEvidence(dom, node)) };
  },
});

/** Pictures of the header called a logo by their address, class, identifier or alternative. */
function logosOf(dom: Dom): DomNode[] {
  const zones = landmarksOf(dom).header.flatMap((header) => descendantsOf(dom, header));
  return visible(zones).filter(({ tag, attributes, name }) => {
    if (!['img', 'svg', 'object'].includes(tag)) return false;
    return logo.test([attributes.src, attributes.class, attributes.id, attributes.alt, name].join(' '));
  });
}

/** Where another link of the page, named « Accueil », leads as well. */
function isCalledHome(dom: Dom, link: DomNode | undefined): boolean {
  const addressOf = ({ url = '' }: DomNode) => url.replace(/#.*/, '');
  return (
    link !== undefined &&
    dom.nodes.some(
      (other) =>
        other !== link &&
        other.tag === 'a' &&
        addressOf(other) === addressOf(link) &&
        /^(?:(?:page d )?accueil|home(?: ?page)?)$/.test(plainText(other.name || textOf(dom, other))),
    )
  );
}

/** The root, or a folder the page lies in: a site may live in a folder of its host, or of a language. */
function leadsHome(link: DomNode | undefined, page: PageIdentity): boolean {
  const url = URL.parse(link?.url ?? '');
  if (url === null || !isOwnUrl(url.href, page.siteDomain)) return false;
  const folder = folderOf(url.pathname);
  const isAbove = new URL(page.url).pathname.startsWith(folder);
  return homePath.test(url.pathname) || (isAbove && homePath.test(`/${url.pathname.slice(folder.length)}`));
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
