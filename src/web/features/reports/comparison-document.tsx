import type { ComparedPlace, ComparedRuleSummary, ComparisonSummary } from '#contract/comparison.ts';
import { matchSignals, notComparableReasons } from '#contract/comparison-words.ts';
import { isDefect } from '#contract/defect.ts';
import { countOf, formatNumber, typeset } from '#contract/french.ts';
import { Disclosure, Tag } from '#report/pieces.tsx';
import { SiteLink } from '#report/site-link.tsx';
import { severityLabels, severityTones } from '#report/tones.ts';
import { Card } from '../../ui/card.tsx';
import { DesktopCompared } from './desktop-compared.tsx';
import { SampleCompared } from './sample-compared.tsx';

/** A comparison for reading: what is new, what was corrected, what stays, and what cannot be told. */
export function ComparisonDocument({ comparison }: { readonly comparison: ComparisonSummary }) {
  const { rules, notComparable, pages, counts } = comparison;
  const defects = rules.filter(isDefect);
  const others = rules.filter((rule) => !isDefect(rule));
  return (
    <>
      <Card padding="large" className="flex flex-col gap-5">
        <p className="max-w-[60ch] text-lg">{verdictOf(counts)}</p>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Count term="Nouveaux" value={counts.fresh} tone={counts.fresh > 0 ? 'text-bad' : 'text-ink'} />
          <Count term="Corrigés" value={counts.fixed} tone={counts.fixed > 0 ? 'text-good' : 'text-ink'} />
          <Count term="Toujours là" value={counts.still} tone="text-ink" />
          <Count term="Déplacés" value={counts.moved} tone="text-ink" />
        </dl>
        <p className="max-w-[72ch] text-sm text-soft">
          {typeset(
            `Endroits où un défaut a été relevé, sur ${countOf(pages, 'page lue', 'pages lues')} les deux fois. Chaque endroit est reconnu d’un audit à l’autre, même si la page a été remaniée.`,
          )}
        </p>
      </Card>
      {comparison.desktop && <DesktopCompared desktop={comparison.desktop} />}
      {comparison.sample && <SampleCompared sample={comparison.sample} />}
      <Changes title="Nouveaux défauts" rules={defects} of="fresh" none="Aucun nouveau défaut." />
      <Changes title="Défauts corrigés" rules={defects} of="fixed" none="Aucun défaut n’a été corrigé." />
      <Changes title="Défauts déplacés" rules={defects} of="moved" none="" />
      <Staying rules={defects.filter(({ still }) => still > 0)} />
      <Changes title="Points à vérifier ou à savoir apparus depuis" rules={others} of="fresh" none="" />
      <Changes title="Points à vérifier ou à savoir qui ont disparu" rules={others} of="fixed" none="" />
      <Apart rules={rules} notComparable={notComparable} />
    </>
  );
}

function verdictOf({ fresh, fixed, still, moved }: ComparisonSummary['counts']): string {
  const left = still + moved;
  if (fresh === 0 && fixed === 0)
    return left === 0 ? 'Aucun défaut, ni avant ni maintenant.' : 'Rien n’a changé entre ces deux audits.';
  if (fresh === 0)
    return left === 0 ? 'Tout a été corrigé.' : 'Des défauts ont été corrigés, et aucun n’est apparu.';
  if (fixed === 0) return 'De nouveaux défauts sont apparus, et aucun n’a été corrigé.';
  return 'Des défauts ont été corrigés, d’autres sont apparus.';
}

function Count({
  term,
  value,
  tone,
}: {
  readonly term: string;
  readonly value: number;
  readonly tone: string;
}) {
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{term}</dt>
      <dd className={`font-display text-2xl font-bold tabular-nums ${tone}`}>{formatNumber(value)}</dd>
    </div>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly rules: readonly ComparedRuleSummary[];
  readonly of: 'fresh' | 'fixed' | 'moved';
  /** What is said where there is nothing; empty: the chapter is left out. */
  readonly none: string;
}

function Changes({ title, rules, of, none }: ChangesProps) {
  const changed = rules.filter((rule) => rule[of].count > 0);
  if (changed.length === 0 && none === '') return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">{typeset(title)}</h2>
      {changed.length === 0 && <p className="text-soft">{none}</p>}
      <ul>
        {changed.map((rule) => (
          <li key={`${rule.ruleId} ${rule.verdict}`}>
            <Disclosure summary={<RuleSummary rule={rule} count={rule[of].count} />}>
              <ul className="grid gap-4">
                {rule[of].shown.map((place, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two places of one page may be told alike
                  <Place key={index} place={place} />
                ))}
              </ul>
              {rule[of].count > rule[of].shown.length && (
                <p className="mt-3 text-sm text-soft">
                  et {countOf(rule[of].count - rule[of].shown.length, 'autre endroit', 'autres endroits')}
                </p>
              )}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleSummary({ rule, count }: { readonly rule: ComparedRuleSummary; readonly count: number }) {
  return (
    <>
      <span className="block font-semibold">{rule.title}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Tag tone={severityTones[rule.severity]}>
          {rule.verdict === 'fail' ? severityLabels[rule.severity] : 'À vérifier'}
        </Tag>
        <span>{countOf(count, 'endroit', 'endroits')}</span>
      </span>
    </>
  );
}

function Place({ place }: { readonly place: ComparedPlace }) {
  return (
    <li className="text-sm">
      {place.page !== '' && (
        <p className="wrap-anywhere">
          <SiteLink url={place.page} />
        </p>
      )}
      <p className="wrap-anywhere text-soft">
        {place.label}
        {place.signal && ` – reconnu ${matchSignals[place.signal]}`}
      </p>
      {place.code !== '' && (
        <pre className="mt-1 rounded-lg bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap">
          <code>{place.code}</code>
        </pre>
      )}
    </li>
  );
}

function Staying({ rules }: { readonly rules: readonly ComparedRuleSummary[] }) {
  if (rules.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">Toujours là</h2>
      <Disclosure
        summary={<span className="font-semibold">{countOf(rules.length, 'contrôle', 'contrôles')}</span>}
      >
        <ul className="grid gap-3">
          {rules.map((rule) => (
            <li key={`${rule.ruleId} ${rule.verdict}`}>
              <RuleSummary rule={rule} count={rule.still} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

/** What was left out of the comparison, and why. */
function Apart({ rules, notComparable }: Pick<ComparisonSummary, 'rules' | 'notComparable'>) {
  const apart = rules.reduce((sum, rule) => sum + rule.apart, 0);
  const reasons = Map.groupBy(notComparable, ({ why }) => why);
  if (apart === 0 && reasons.size === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">Ce qui ne peut pas être comparé</h2>
      <ul className="list-disc pl-5">
        {apart > 0 && (
          <li>
            {countOf(apart, 'endroit', 'endroits')} sur des pages lues par un seul des deux audits, ou dans
            des listes trop longues pour être suivies
          </li>
        )}
        {[...reasons].map(([why, list]) => (
          <li key={why}>
            {typeset(`${countOf(list.length, 'contrôle', 'contrôles')} : ${notComparableReasons[why]}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
