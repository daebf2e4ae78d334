import type { MetaFunction } from 'react-router';
import { useAuth } from '../features/account/auth-context.tsx';
import { PlanCards } from '../features/billing/plan-cards.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Proof } from '../features/landing/proof.tsx';
import { Questions } from '../features/landing/questions.tsx';
import sample from '../features/landing/sample-report.json' with { type: 'json' };
import { type SampleReport, SampleReportSection } from '../features/landing/sample-report.tsx';
import { Steps } from '../features/landing/steps.tsx';
import { ThemeGrid } from '../features/landing/theme-grid.tsx';
import { UrlForm } from '../features/landing/url-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export const meta: MetaFunction = () =>
  pageMeta('L’audit de votre site, noir sur blanc', {
    description:
      'Accessibilité RGAA, performance, sécurité, vie privée, obligations légales\u00a0: l’audit de votre site par e-mail, en français, avec ses preuves.',
  });

export default function Landing() {
  const isSignedIn = useAuth().user !== null;
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <ThemeGrid />
      <Steps />
      <Proof />
      <SampleReportSection sample={sample as SampleReport} />
      <div className="border-t border-line" />
      <section id="prix" className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
        <h2 className="text-3xl font-bold">Plans & prix</h2>
        <p className="mt-3 mb-10 max-w-prose text-lg text-soft">
          Tout compte commence par la formule gratuite, sans limite de durée. Les huit thèmes sont compris
          dans chaque formule. <Link to="/methode">Comment les scores sont calculés</Link>
        </p>
        <PlanCards
          action={(id) =>
            isSignedIn ? (
              <ButtonLink to="/dashboard?tab=plan" variant="secondary" wide>
                Comparer avec ma formule
              </ButtonLink>
            ) : (
              <ButtonLink to="/inscription" variant={id === 'free' ? 'primary' : 'secondary'} wide>
                {id === 'free' ? 'Commencer gratuitement' : 'Commencer, puis choisir'}
              </ButtonLink>
            )
          }
        />
      </section>
      <div className="border-t border-line">
        <Questions />
      </div>
      <section className="mx-auto max-w-6xl px-4 sm:px-6 print:hidden">
        <div className="rounded-3xl bg-brand-soft px-6 py-12 sm:px-12">
          <h2 className="text-3xl font-bold">Auditez votre site</h2>
          <UrlForm id="adresse-bas" isSignedIn={isSignedIn} className="mt-6" />
        </div>
      </section>
    </>
  );
}
