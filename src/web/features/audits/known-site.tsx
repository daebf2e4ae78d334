import type { SampleSummary } from '#contract/api/samples.ts';
import { deviceLabels } from '#contract/audit-words.ts';
import { countOf, formatDate, listOf, typeset } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import type { KnownSite } from '#contract/known-site.ts';
import { siteProfiles } from '#contract/themes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';

/** « 25 pages, téléphone, organisme public »: what is taken from the last audit of a site. */
export function settingsInWords({ choices }: KnownSite, samples: readonly SampleSummary[]): string {
  const { scope, maxPages, device, profile, exclude, ignoreRobots, sample } = choices;
  const named = samples.find(({ id }) => id === sample)?.name;
  const pages = {
    page: 'une page',
    site: countOf(maxPages, 'page au plus', 'pages au plus'),
    list: 'une liste de pages',
    sample: named === undefined ? 'un échantillon' : `échantillon «\u00a0${named}\u00a0»`,
  }[scope];
  return typeset(
    listOf([
      pages,
      deviceLabels[device],
      ...(profile ? [`«\u00a0${siteProfiles[profile]}\u00a0»`] : []),
      ...(exclude.length > 0 ? [countOf(exclude.length, 'adresse écartée', 'adresses écartées')] : []),
      ...(ignoreRobots ? ['robots.txt ignoré'] : []),
    ]),
  );
}

interface Props {
  readonly site: KnownSite | null;
  readonly samples: readonly SampleSummary[];
  /** Whose settings the form has: another’s where something was changed by hand before the address was typed. */
  readonly taken: KnownSite | null;
  readonly take: () => void;
}

/** Says what the form proposes because the site is known, and what its audits do beside. */
export function KnownSiteNote({ site, samples, taken, take }: Props) {
  if (site === null) return null;
  const isTaken = site === taken;
  const { hasAccess, journeyCount, choices } = site;
  const beside = [
    ...(hasAccess ? ['l’accès enregistré pour ce site servira'] : []),
    ...(journeyCount > 0 ? [countOf(journeyCount, 'parcours sera rejoué', 'parcours seront rejoués')] : []),
  ];
  const settings = settingsInWords(site, samples);
  return (
    <Alert kind="info" live>
      <p>
        {isTaken
          ? `Réglages repris du dernier audit de ${inLetters(site.host)}, le ${formatDate(site.finishedAt)}\u00a0: ${settings}. Les scores se compareront tant que vous les gardez.`
          : `Dernier audit de ${inLetters(site.host)}, le ${formatDate(site.finishedAt)}\u00a0: ${settings}. D’autres réglages ne se compareront pas.`}
      </p>
      {beside.length > 0 && <p className="mt-1 first-letter:uppercase">{listOf(beside)}.</p>}
      {choices.scope === 'list' && (
        <p className="mt-1">
          <Link to={`/dashboard?tab=new&from=${site.auditId}`}>Reprendre la même liste de pages</Link>
        </p>
      )}
      {!isTaken && (
        <button type="button" className="mt-1 min-h-8 cursor-pointer text-brand underline" onClick={take}>
          Reprendre ces réglages
        </button>
      )}
    </Alert>
  );
}
