import { has, type JsonLdItem, jsonLdItemsOf, objectsOf, typesOf } from '../../derive/search/json-ld.ts';
import { defineRule } from '../../rule.ts';

/**
 * What each type must hold to be shown enriched; `a|b` asks for one of them. Types that Google still shows so. Version 2026-11.
 * Shown no more: HowTo (2023), Book Actions, Course Info, Claim Review, Estimated Salary, Learning Video, Special
 * Announcement, Vehicle Listing (2025–2026), FAQPage (7 May 2026). Organization: read, never shown enriched.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'offers|review|aggregateRating'],
  Article: ['headline'],
  NewsArticle: ['headline'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url|@id'],
  LocalBusiness: ['name', 'address'],
  Event: ['name', 'startDate', 'location'],
  Recipe: ['name', 'image'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|jobLocationType'],
};

export default defineRule({
  id: 'seo-donnees-structurees-champs',
  version: 4,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Search Central, résultats enrichis' },
    { kind: 'standard', title: 'schema.org' },
  ],
  title: {
    fail: 'Les données structurées de la page sont incomplètes',
    pass: 'Les données structurées de la page ont les champs attendus',
  },
  messages: {
    organisation: 'L’organisation n’est décrite qu’en partie dans les données structurées : à vérifier',
  },
  why: 'Sans ces champs, Google ne peut pas montrer la page de façon enrichie : note, prix, date, fil d’Ariane.',
  fix: 'Ajouter les champs cités, avec des valeurs visibles dans la page.',
  advice: {
    organisation: {
      why: 'Aucun champ n’est exigé, mais c’est à son nom et à son adresse que les moteurs reconnaissent qui publie le site.',
      fix: 'Ajouter les champs cités, tels que le site les affiche.',
    },
  },
  artifacts: ['source'],
  evaluate({ source }) {
    const items = jsonLdItemsOf(source);
    const inner = new Set(items.flatMap((item) => innerOf(item)));
    const judged = items.flatMap((item) =>
      typesOf(item)
        .filter((type) => required[type] !== undefined && !isReference(item))
        .map((type) => ({ type, missing: missingOf(item, type, inner.has(item)) })),
    );
    if (judged.length === 0) return { status: 'inapplicable', reason: 'aucun type connu' };
    const wrong = judged.filter(({ missing }) => missing.length > 0);
    if (wrong.length === 0) return { status: 'pass' };
    // No field of an organisation is asked for: nothing of the page is shown less for it.
    const unshown = wrong.filter(({ type }) => type !== 'Organization');
    if (unshown.length > 0) return { status: 'fail', evidence: evidenceOf(unshown) };
    return { status: 'review', message: 'organisation', severity: 'info', evidence: evidenceOf(wrong) };
  },
});

const evidenceOf = (wrong: readonly { readonly type: string; readonly missing: readonly string[] }[]) =>
  wrong.map(({ type, missing }) => ({
    type: 'value' as const,
    label: type,
    value: `sans ${missing.join(', ')}`,
  }));

/** `{"@type": "Organization", "@id": "#org"}` points to an item described elsewhere. */
function isReference(item: JsonLdItem): boolean {
  return item['@id'] !== undefined && Object.keys(item).every((key) => key.startsWith('@'));
}

/** What the item holds, at any depth. */
const innerOf = (item: JsonLdItem, depth = 0): JsonLdItem[] =>
  depth > 12
    ? []
    : Object.values(item)
        .flatMap(objectsOf)
        .flatMap((one) => [one, ...innerOf(one, depth + 1)]);

/** Who sells, publishes or organises what the item is about: a name is enough. */
const party = new Set(['Organization', 'LocalBusiness']);

function missingOf(item: JsonLdItem, type: string, isInner: boolean): string[] {
  // The logo of that address, shown beside its results.
  if (type === 'Organization' && has(item, 'logo') && has(item, 'url')) return [];
  const fields = isInner && party.has(type) ? ['name'] : (required[type] ?? []);
  const own = fields.filter((field) => !field.split('|').some((name) => has(item, name)));
  const shown = own.map((field) => field.replaceAll('|', ' ou '));
  if (type === 'Product') return [...shown, ...offerGaps(item)];
  if (type === 'BreadcrumbList') return [...shown, ...crumbGaps(item)];
  return shown;
}

function offerGaps(item: JsonLdItem): string[] {
  const offers = objectsOf(item.offers).filter((offer) => !isReference(offer));
  const gaps = offers.flatMap((offer) => [
    ...(has(offer, 'price') || has(offer, 'lowPrice') || has(offer, 'priceSpecification')
      ? []
      : ['offers.price']),
    ...(has(offer, 'priceCurrency') || has(offer, 'priceSpecification') ? [] : ['offers.priceCurrency']),
  ]);
  return [...new Set(gaps)];
}

function crumbGaps(item: JsonLdItem): string[] {
  const crumbs = objectsOf(item.itemListElement);
  const gaps = crumbs.flatMap((crumb, index) => {
    const named = has(crumb, 'name') || objectsOf(crumb.item).some((inner) => has(inner, 'name'));
    const last = index === crumbs.length - 1;
    return [
      ...(has(crumb, 'position') ? [] : ['itemListElement.position']),
      ...(named ? [] : ['itemListElement.name']),
      // The last step is the page itself: its address may be left out.
      ...(has(crumb, 'item') || last ? [] : ['itemListElement.item']),
    ];
  });
  return [...new Set(gaps)];
}
