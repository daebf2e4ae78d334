import type { PageFacts } from '../../artifacts.ts';
import { allLackContent } from '../../derive/http/lost-content.ts';
import { linksTo } from '../../derive/legal/legal-pages.ts';
import { leadsToContact, unreadMainPages } from '../../derive/page/contact-links.ts';
import { frenchPhones } from '../../derive/text/phone-numbers.ts';
import { defineSiteRule } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

/** Enough to know where to look. */
const namedUnread = 3;

const address = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}/i;

export default defineSiteRule({
  id: 'qual-contact-introuvable',
  // 9: a page whose content could not be read is none without a way to write.
  version: 9,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: { fail: 'Aucun moyen de contact n’a été trouvé', pass: 'Un moyen de contact est proposé' },
  messages: {
    other: 'Ni e-mail, ni téléphone, ni page de contact, mais un autre moyen d’écrire : à vérifier',
    unread: 'Aucun moyen de contact n’a été trouvé dans les pages lues : à vérifier',
  },
  why: 'Le visiteur qui a une question ou un problème ne sait pas à qui s’adresser, et doute du sérieux du site.',
  fix: 'Ajouter une page « Contact » liée depuis chaque page, avec une adresse, un e-mail ou un formulaire, et un téléphone.',
  unread: 'complete',
  artifacts: ['pages', 'site', 'notAnalysed'],
  evaluate({ pages, site, notAnalysed }) {
    if (pages.some(offersContact)) return { status: 'pass' };
    if (allLackContent(pages)) return { status: 'untested', reason: contentLost };
    // The way may be on a page that nobody read: the legal one, or one whose name says something else.
    const main = site.crawlComplete ? [] : unreadMainPages({ pages, notAnalysed });
    const isBeyond = site.scope !== 'site' && !pages.some(({ isHome }) => isHome);
    const unread =
      isBeyond || main.length > 0 || (!site.crawlComplete && linksTo(pages, 'notice').length > 0);
    const other = pages.map(otherWay).find((way) => way !== null);
    const proof = {
      occurrences: 1,
      evidence: [
        {
          type: 'value' as const,
          label: 'Pages visitées',
          value: String(pages.length),
          expected: 'un lien, un e-mail ou un téléphone',
        },
        ...(other ? [{ type: 'value' as const, label: 'Autre moyen trouvé', value: other }] : []),
        ...main.slice(0, namedUnread).map((url) => ({ type: 'page' as const, url, note: 'page non lue' })),
      ],
    };
    if (other) return { status: 'review', message: 'other', ...proof };
    return unread ? { status: 'review', message: 'unread', ...proof } : { status: 'fail', ...proof };
  },
});

function offersContact(page: PageFacts): boolean {
  return (
    page.kind === 'contact' ||
    page.contactLinks.length > 0 ||
    page.links.some((link) => leadsToContact(link, page)) ||
    address.test(page.text) ||
    frenchPhones(page.text).length > 0 ||
    page.forms.some(({ fields }) => fields.some(({ type }) => type === 'textarea'))
  );
}

/** Where people can write to who runs the site without an address being given: whether it serves, only a person sees. */
function otherWay(page: PageFacts): string | null {
  const form = page.forms.find(isWrittenTo);
  if (form) return `un formulaire qui demande une adresse e-mail (${page.url})`;
  return page.links.find(({ url }) => isConversation(url))?.url ?? null;
}

/** Asks for what it takes to answer somebody, and for something more: a message, a date, a number of people. */
const isWrittenTo = ({ fields }: PageFacts['forms'][number]): boolean =>
  fields.some(({ type, name, label }) => type === 'email' || /e-?mail|courriel/i.test(`${name} ${label}`)) &&
  fields.filter(({ type }) => !['password', 'email', 'hidden', 'submit', 'checkbox'].includes(type)).length >
    0 &&
  !fields.some(({ type }) => type === 'password');

const networks =
  /(?:^|\.)(?:facebook\.com|instagram\.com|linkedin\.com|twitter\.com|x\.com|threads\.net|bsky\.app|t\.me|wa\.me|discord\.(?:gg|com))$/;
const sharing = /\/(?:sharer|share|intent|dialog)\b|[?&](?:url|u|text)=/;
const tracker = /\/(?:-\/)?issues(?:\/new)?\/?$/;
/** A profile of Mastodon and the like, whoever hosts it. */
const profile = /^\/@[\w.]+\/?$/;

/** A profile of a social network (not a button to share the page), or a tracker that takes reports of anybody. */
function isConversation(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, search } = new URL(url);
  if (tracker.test(pathname) || profile.test(pathname)) return true;
  return networks.test(hostname) && pathname !== '/' && !sharing.test(pathname + search);
}
