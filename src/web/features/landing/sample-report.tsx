import { countOf, formatDate } from '#contract/french.ts';
import { bandOf } from '#contract/score-range.ts';
import { limitedByGrid } from '#contract/theme-band.ts';
import { type ScoreBand, type Theme, themes } from '#contract/themes.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';

/** An extract of a real report, ready to show; nothing here is ever written by hand. */
export interface SampleReport {
  readonly host: string;
  /** Day of the audit, `2026-11-21`. */
  readonly auditedOn: string;
  readonly pages: number;
  readonly failures: number;
  readonly score: number | null;
  readonly upTo: number | null;
  readonly themes: readonly {
    readonly theme: Theme;
    readonly score: number | null;
    readonly upTo: number | null;
    /** Accessibility’s follows its grid. */
    readonly band: ScoreBand | null;
  }[];
  /** First things to fix. */
  readonly findings: readonly { readonly id: string; readonly title: string; readonly fix: string }[];
}

/** What a report looks like, from an audit that really ran. The page leaves the section out without data. */
export function SampleReportSection({ sample }: { sample: SampleReport }) {
  return (
    <section id="exemple" className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
      <h2 className="text-3xl font-bold">Un vrai rapport, en bref</h2>
      <p className="mt-3 max-w-prose text-lg text-soft">
        Extrait de l’audit de {sample.host}, du {formatDate(sample.auditedOn)}
        {'\u00a0'}: {countOf(sample.pages, 'page visitée', 'pages visitées')},{' '}
        {countOf(sample.failures, 'défaut constaté', 'défauts constatés')}.{' '}
        <Link to="/exemple">Lire le rapport entier</Link>
      </p>
      <Card padding="large" className="mt-8 grid gap-8 lg:grid-cols-[auto_1fr]">
        <ScoreRing label="Note globale" score={sample.score} upTo={sample.upTo} size="large" />
        <div className="flex flex-col gap-6">
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {sample.themes.map(({ theme, score, upTo, band }) => (
              <li key={theme} className="flex flex-col items-start gap-1 text-sm">
                <ScoreRing label={themes[theme].label} score={score} upTo={upTo} band={band} size="small" />
                <span aria-hidden="true">{themes[theme].label}</span>
                {band && band.id !== bandOf({ score, upTo })?.id && (
                  <span className="text-xs text-soft">{limitedByGrid}</span>
                )}
              </li>
            ))}
          </ul>
          <div>
            <h3 className="text-xl">À corriger en premier</h3>
            <ol className="mt-3 flex list-decimal flex-col gap-3 pl-6">
              {sample.findings.map((finding) => (
                <li key={finding.id}>
                  <p className="font-semibold">{finding.title}</p>
                  <p className="text-sm text-soft">{finding.fix}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Card>
    </section>
  );
}
