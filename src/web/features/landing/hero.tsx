import { formatNumber } from '#contract/french.ts';
import { plans } from '#contract/plans.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { Link } from '../../ui/link.tsx';
import { themeIcons } from './theme-icons.ts';
import { UrlForm } from './url-form.tsx';

/** First screen: the promise, the field, and what a report weighs. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-14 px-4 pt-14 pb-20 sm:px-6 sm:pt-20 lg:grid-cols-[1.25fr_1fr] lg:pt-24">
      <div>
        <h1 className="text-hero font-bold">
          Ce qui ne va pas sur votre site, <span className="marked">noir sur blanc.</span>
        </h1>
        <p className="mt-6 max-w-xl text-xl text-soft">
          Collez une adresse. Quelques minutes plus tard, un e-mail vous dit en français ce qui ne va pas, ce
          que cela coûte à vos visiteurs et par quoi commencer.
        </p>
        <UrlForm id="adresse-haut" isSignedIn={isSignedIn} className="mt-9" />
        {isSignedIn ? (
          <p className="mt-4 text-sm">
            <Link to="/dashboard">Retrouver mes audits</Link>
          </p>
        ) : (
          <p className="mt-4 text-sm text-faint">
            {formatNumber(plans.free.auditsPerMonth)} audits gratuits par mois. Aucune carte bancaire
            demandée.
          </p>
        )}
      </div>
      <ScoreSheet />
    </section>
  );
}

/** The make-up of the overall score, drawn from the same table that computes it. */
function ScoreSheet() {
  const total = themeIds.reduce((sum, id) => sum + themes[id].weight, 0);
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="absolute inset-0 rotate-3 rounded-2xl border border-line bg-surface"
      />
      <section
        aria-labelledby="composition"
        className="relative rounded-2xl border border-line bg-surface p-6 shadow-float sm:p-8"
      >
        <h2 id="composition" className="text-xl">
          Huit thèmes, un score sur 100
        </h2>
        <p className="mt-1 text-sm text-faint">La part de chaque thème dans le score global</p>
        <ul className="mt-5 flex flex-col gap-3.5">
          {themeIds.map((id) => {
            const Icon = themeIcons[id];
            const share = Math.round((themes[id].weight / total) * 100);
            return (
              <li key={id} className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 gap-y-1">
                <Icon aria-hidden size={20} className="text-brand" />
                <span className="font-semibold">{themes[id].label}</span>
                <span className="text-sm text-soft tabular-nums">
                  {formatNumber(share)}
                  {'\u202f'}%
                </span>
                <svg width="100%" height="6" aria-hidden="true" className="col-span-2 col-start-2 text-brand">
                  <rect width={`${(share / 20) * 100}%`} height="6" rx="3" fill="currentColor" />
                </svg>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
