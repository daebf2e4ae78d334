import type { PageFacts } from '../../artifacts.ts';
import { type ExpiredAnnouncement, expiredAnnouncementsIn } from '../../derive/text/expired-announcements.ts';
import { pastSeasonIn } from '../../derive/text/past-season.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const firstWords = threshold(800, { ours: 'what a visitor of the home page reads first' });

const sameWords = threshold(50, { ours: 'as many letters tell one announcement from another' });

/** Pages that keep what is over, and those whose dates are of another kind. */
const keepsPast =
  /actu|news|blog|archive|article|presse|media|histo|realisation|\/(?:19|20)\d\d(?:\/|-|$)|emploi|recrut/i;
const dated: ReadonlySet<PageFacts['kind']> = new Set(['home', 'contact', 'other']);

interface Late extends ExpiredAnnouncement {
  readonly page: PageFacts;
}

const latesOf = (pages: readonly PageFacts[], today: string): readonly Late[] =>
  pages.flatMap((page) => {
    const path = URL.parse(page.url)?.pathname ?? '';
    if (!dated.has(page.kind) || (!page.isHome && keepsPast.test(`${path} ${page.title}`))) return [];
    return expiredAnnouncementsIn(page.text, today).map((one) => ({ ...one, page }));
  });

const pricesOfPast = /(?:^|[ /_-])(?:conditions|reglement|statuts|bilan|palmares|resultats?)/i;

/** Prices or a calendar of a year that is over, on pages that give nothing later: the oldest first. */
function seasonsOf(pages: readonly PageFacts[], today: string) {
  const thisYear = Number(today.slice(0, 4));
  return pages
    .flatMap((page) => {
      const name = `${URL.parse(page.url)?.pathname ?? ''} ${page.title}`;
      if (!dated.has(page.kind) || keepsPast.test(name) || pricesOfPast.test(name)) return [];
      const own = page.footerText === '' ? page.text : page.text.replace(page.footerText, ' ');
      const season = pastSeasonIn(own, thisYear);
      return season ? [{ ...season, page }] : [];
    })
    .toSorted((a, b) => a.year - b.year);
}

/** What follows an announcement differs from page to page. */
const headOf = ({ quote }: Late): string => quote.slice(0, sameWords);

/** It opens the home page, or stands on every page of several: no memory of the past does. */
function isBanner(late: Late, pages: readonly PageFacts[], all: readonly Late[]): boolean {
  if (late.kind !== 'offer') return false;
  const shown = new Set(all.filter((other) => headOf(other) === headOf(late)).map(({ page }) => page.url));
  return (late.page.isHome && late.at < firstWords) || (pages.length > 1 && shown.size === pages.length);
}

/** Of the home page and of those that list what is to come: one that tells of a single event keeps it. */
function judgeDeclared(pages: readonly PageFacts[], today: string) {
  const listed = pages.filter(({ isHome, declaredDays = [] }) => isHome || declaredDays.length > 1);
  const days = listed.flatMap((page) => (page.declaredDays ?? []).map((day) => ({ ...day, page })));
  const [last] = days.toSorted((a, b) => b.until.localeCompare(a.until));
  if (!last || last.until >= today) return { status: 'pass' as const };
  return {
    status: 'review' as const,
    message: 'declared' as const,
    values: { until: dayOf(last.until) },
    occurrences: 1,
    pages: [...new Set(days.map(({ page }) => page.url))],
    evidence: days.map(({ name, until, page }) => ({
      type: 'value' as const,
      label: `Événement déclaré par ${page.url}`,
      value: `${name} (${dayOf(until)})`.trim(),
    })),
  };
}

const dayOf = (iso: string): string => iso.split('-').reverse().join('/');

export default defineSiteRule({
  id: 'qual-date-passee',
  // 2: prices and calendars of a year that is over.
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Le site annonce encore une offre terminée (le {until})',
    pass: 'Aucune offre ni aucun rendez-vous annoncé n’est passé',
  },
  messages: {
    coming: 'Le site annonce peut-être une date déjà passée (le {until}) : à vérifier',
    season: 'Les tarifs, le calendrier ou la saison publiés sont ceux de {year} : à vérifier',
    declared: 'Tous les événements déclarés aux moteurs sont passés (le dernier le {until}) : à vérifier',
  },
  why: 'Le visiteur croit le site abandonné, ou demande une offre qui n’existe plus.',
  fix: 'Retirer l’annonce ou la remplacer par la prochaine, et noter dans un agenda le jour où la retirer.',
  advice: {
    declared: {
      why: 'Les moteurs n’affichent pas d’événement passé. Si rien n’est prévu, il n’y a rien à changer ; sinon, le prochain n’est pas annoncé.',
      fix: 'Déclarer les prochains événements dans les données structurées, ou en retirer ceux qui sont passés.',
    },
    season: {
      why: 'Le visiteur ne sait pas si ces prix ou ces dates valent encore, et croit le site abandonné.',
      fix: 'Mettre la page à jour pour l’année en cours, ou la retirer du menu si elle garde le souvenir d’une année passée.',
    },
    coming: {
      why: 'Si cette date est annoncée comme à venir, le visiteur croit le site abandonné. Si la page garde le souvenir de ce qui a eu lieu, il n’y a rien à changer.',
    },
  },
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const lates = latesOf(pages, site.startedAt.slice(0, 10));
    const today = site.startedAt.slice(0, 10);
    const seasons = lates.length === 0 ? seasonsOf(pages, today) : [];
    const [oldest] = seasons;
    if (oldest)
      return {
        status: 'review',
        message: 'season',
        values: { year: oldest.year },
        pages: seasons.map(({ page }) => page.url),
        evidence: seasons.map(({ quote, page }) => ({ type: 'text', quote, where: page.url })),
      };
    if (lates.length === 0) return judgeDeclared(pages, today);
    const banners = lates.filter((late) => isBanner(late, pages, lates));
    const shown = banners.length > 0 ? banners : lates;
    const oncePerQuote = [...Map.groupBy(shown, headOf).values()].flatMap((same) => same.slice(0, 1));
    const proof = {
      values: { until: dayOf(shown.map(({ until }) => until).toSorted()[0] ?? '') },
      pages: [...new Set(shown.map(({ page }) => page.url))],
      evidence: oncePerQuote.map(({ quote, page }) => ({ type: 'text' as const, quote, where: page.url })),
    };
    return banners.length > 0
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'coming', ...proof };
  },
});
