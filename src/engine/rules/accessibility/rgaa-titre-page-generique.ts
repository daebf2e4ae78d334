import type { Dom } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { plainText } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';

const meaningless = new Set([
  'accueil',
  'home',
  'homepage',
  'home page',
  'page d accueil',
  'page',
  'nouvelle page',
  'new page',
  'untitled',
  'untitled document',
  'document',
  'document sans titre',
  'sans titre',
  'index',
  'titre',
  'title',
  'titre de la page',
  'page title',
  'bienvenue',
  'welcome',
  'react app',
  'vite app',
  'vue app',
  'app',
  'site',
  'site web',
]);

/** The name of the file, or what an authoring tool writes until someone does. */
const fileName =
  /^(?:[\w-]+\.(?:html?|php|aspx?|docx?|odt|indd)|(?:new page|nouvelle page|page|document|slide|diapositive|untitled)[ -]?\d+)$/i;

/** What authoring tools greet with. */
const greeting =
  /^(?:bienvenue (?:dans|sur)|welcome to) (?:adobe|golive|dreamweaver|frontpage|microsoft frontpage|nvu|kompozer|netobjects)\b/;

/** Words without the ending that number and gender give: « réservations » speaks of « réservation ». */
const stemsOf = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?<=\w{4})(?:es|e|s|x)$/, ''));

/**
 * Two tools each write a title and browsers take the first: the other one, when it alone speaks of what the page says;
 * else null.
 */
function ignoredTitle(dom: Dom): string | null {
  const titles = byTag(dom, 'title').filter(({ document }) => document === 0);
  const [first, ...others] = titles.map(({ ownText }) => ownText.trim());
  if (first === undefined || others.length === 0) return null;
  const said = plainText(dom.text);
  const speaks = (title: string) => stemsOf(title).some((stem) => said.includes(stem));
  return speaks(first) ? null : (others.find(speaks) ?? null);
}

export default defineRule({
  id: 'rgaa-titre-page-generique',
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.6.1' },
    { kind: 'standard', title: 'WCAG 2.4.2' },
  ],
  rgaa: ['8.6'],
  parent: 'rgaa-titre-page-absent',
  title: {
    fail: 'Le titre de la page ne dit pas de quoi elle parle',
    pass: 'Le titre de la page dit de quoi elle parle',
  },
  messages: {
    ignored: 'La page a deux titres, et le navigateur montre celui qui ne parle pas d’elle',
    short: 'Le titre de la page est très court : à vérifier',
  },
  why: 'Parmi dix onglets ou dans l’historique, « Accueil » ou une adresse ne permet pas de reconnaître la page.',
  fix: 'Écrire le sujet de la page puis le nom du site : « Horaires de la piscine – Ville d’Exemple ».',
  advice: {
    ignored: {
      why: 'Le navigateur ne montre que le premier titre : l’onglet et l’historique ne disent pas de quoi la page parle.',
      fix: 'Ne garder qu’une balise title, celle qui dit le sujet de la page.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const title = dom.title.trim();
    if (title === '') return { status: 'inapplicable' };
    const evidence = [{ type: 'text' as const, quote: title.slice(0, 200), where: 'titre de la page' }];
    if (
      meaningless.has(plainText(title)) ||
      greeting.test(plainText(title)) ||
      emptyName(title) === 'nothing' ||
      fileName.test(title) ||
      /^https?:\/\//i.test(title)
    )
      return { status: 'fail', evidence };
    const ignored = ignoredTitle(dom);
    if (ignored !== null) {
      const other = { type: 'text' as const, quote: ignored.slice(0, 200), where: 'second titre, ignoré' };
      return { status: 'fail', message: 'ignored', evidence: [...evidence, other] };
    }
    const short = title.length < 5 || /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(title);
    return short ? { status: 'review', message: 'short', evidence } : { status: 'pass' };
  },
});
