import type { Evidence } from '#contract/report.ts';
import { identityOf } from '../../address/page-url.ts';
import type { Dom, PageShapes } from '../../artifacts.ts';
import { byTag, linksWithRel } from '../../derive/dom/dom.ts';
import { type ReceivedHead, receivedHead } from '../../derive/html/received-head.ts';
import { canonicalTags } from '../../derive/search/canonical.ts';
import { forbidsIndexing, robotsMetasOf } from '../../derive/search/indexing.ts';
import { jsonLdTextsOf } from '../../derive/search/json-ld.ts';
import { structuredDataTypesOf } from '../../derive/search/structured-data.ts';
import { defineRule } from '../../rule.ts';

/** The value that the server sent beside the one that scripts left. */
const change = (label: string, received: string, shown: string): Evidence => ({
  type: 'value',
  label,
  value: shown === '' ? 'absent après les scripts' : shown,
  expected: received === '' ? 'absent du HTML reçu' : received,
});

function canonicalChange(head: ReceivedHead, dom: Dom, url: string): Evidence[] {
  const received = head.canonical === '' ? null : URL.parse(head.canonical, dom.baseUrl || url);
  const [tag] = canonicalTags(dom);
  const shown = tag?.url ?? '';
  // One that scripts alone add contradicts nothing.
  if (!received || identityOf(received.href) === identityOf(shown || url)) return [];
  return shown === '' ? [] : [change('Adresse canonique', received.href, shown)];
}

function titleChange({ title }: ReceivedHead, dom: Dom): Evidence[] {
  const shown = dom.title.replaceAll(/\s+/g, ' ').trim();
  // « (2) Accueil » counts messages.
  if (title === '' || shown === '' || shown.includes(title) || title.includes(shown)) return [];
  return [change('Titre de la page', title, shown)];
}

function languagesChange({ languages }: ReceivedHead, dom: Dom): Evidence[] {
  const shown = linksWithRel(dom, 'alternate').flatMap(
    ({ attributes }) => attributes.hreflang?.trim().toLowerCase() || [],
  );
  const told = (list: readonly string[]) => [...new Set(list)].sort().join(', ');
  if (languages.length === 0 || told(languages) === told(shown)) return [];
  return [change('Versions par langue (hreflang)', told(languages), told(shown))];
}

/** Structured data that scripts alone bring: robots that run none do not read them. */
function structuredChange({ html }: PageShapes['source'], dom: Dom): Evidence[] {
  const brought = byTag(dom, 'script').filter(
    ({ attributes }) => attributes.type?.trim().toLowerCase() === 'application/ld+json',
  );
  if (brought.length === 0 || jsonLdTextsOf(html).length > 0) return [];
  const types = structuredDataTypesOf({ ...dom, nodes: brought }, null);
  return types.length === 0 ? [] : [change('Données structurées (JSON-LD)', '', types.join(', '))];
}

export default defineRule({
  id: 'seo-html-brut-rendu',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    {
      kind: 'vendor',
      title: 'Google Search Central, JavaScript',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    },
  ],
  title: {
    fail: 'Le HTML interdit d’indexer la page, et un script retire cette interdiction',
    pass: 'Les scripts ne contredisent pas ce que le HTML dit aux moteurs',
  },
  messages: {
    canonical: 'Les scripts changent l’adresse canonique que le HTML annonce',
    other: 'Les scripts changent ce que le HTML dit aux moteurs ({names}) : à vérifier',
  },
  why: 'Un moteur lit d’abord le HTML reçu. Une interdiction d’indexer peut l’arrêter là : il n’exécute alors pas les scripts, et la page reste hors de ses résultats.',
  fix: 'Écrire la bonne consigne « robots » dans le HTML envoyé par le serveur, et ne pas la changer par un script.',
  advice: {
    canonical: {
      why: 'Deux adresses canoniques différentes laissent le moteur choisir, et rien ne dit laquelle il garde. Google demande de ne pas la changer par un script.',
      fix: 'Écrire la bonne adresse canonique dans le HTML envoyé par le serveur, et retirer le script qui la change.',
    },
    other: {
      why: 'Les moteurs et les robots qui n’exécutent pas les scripts gardent ce que dit le HTML reçu, différent de ce que voit le visiteur.',
      fix: 'Écrire les bonnes valeurs dans le HTML envoyé par le serveur.',
    },
  },
  artifacts: ['page', 'mainResponse', 'source', 'dom'],
  evaluate: ({ page, mainResponse, source, dom }) => judge(page.url, mainResponse, source, dom),
});

function judge(
  url: string,
  { url: answered }: PageShapes['mainResponse'],
  source: PageShapes['source'],
  dom: Dom,
) {
  if (source.truncated || source.html === '')
    return { status: 'inapplicable', reason: 'le HTML reçu n’a pas été lu en entier' } as const;
  // A script that led to another address shows another page.
  if (identityOf(answered) !== identityOf(url))
    return { status: 'inapplicable', reason: 'un script a changé l’adresse de la page' } as const;
  const head = receivedHead(source);
  const shown = robotsMetasOf(dom);
  // A script may forbid to index: Google asks for it on pages of errors that scripts make.
  if (head.robots.some(forbidsIndexing) && !shown.some(forbidsIndexing))
    return {
      status: 'fail',
      evidence: [change('Consigne « robots »', head.robots.join(', '), shown.join(', '))],
    } as const;
  const canonical = canonicalChange(head, dom, url);
  if (canonical.length > 0)
    return { status: 'fail', message: 'canonical', severity: 'mineur', evidence: canonical } as const;
  const others = [
    { name: 'titre', evidence: titleChange(head, dom) },
    { name: 'hreflang', evidence: languagesChange(head, dom) },
    { name: 'données structurées', evidence: structuredChange(source, dom) },
  ].filter(({ evidence }) => evidence.length > 0);
  if (others.length === 0) return { status: 'pass' } as const;
  return {
    status: 'review',
    message: 'other',
    severity: 'info',
    values: { names: others.map(({ name }) => name).join(', ') },
    evidence: others.flatMap(({ evidence }) => evidence),
  } as const;
}
