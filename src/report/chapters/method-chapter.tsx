import { countOf, typeset } from '#contract/french.ts';
import { themes } from '#contract/themes.ts';
import { beyondAudit } from '#reference/beyond-audit.ts';
import { Chapter } from '../chapter.tsx';
import { probesSentence } from '../probes-sentence.ts';
import type { MethodView } from '../reading/reading-of.ts';

/** How it was seen, what was looked at, and what an audit cannot see. */
export function MethodChapter({ method }: { readonly method: MethodView }) {
  const { counts, activeProbes } = method;
  const checks = [
    countOf(counts.found, 'contrôle a relevé quelque chose', 'contrôles ont relevé quelque chose'),
    countOf(counts.pass, 'respecté', 'respectés'),
    countOf(counts.inapplicable, 'sans objet', 'sans objet'),
    countOf(counts.error, 'non testé', 'non testés'),
    ...(counts.off > 0 ? [countOf(counts.off, 'non exécuté', 'non exécutés')] : []),
  ];
  const probes = probesSentence(activeProbes === null ? {} : { activeProbes });
  return (
    <Chapter id="chapitre-methode" title="Méthode et limites" summary={checks[3]}>
      <div className="grid max-w-[72ch] gap-3">
        <p>
          Visite faite comme depuis un {method.device} (écran de {method.viewport}), avec {method.browser}, le{' '}
          {method.finishedAt}. Constat {method.engineVersion}.
        </p>
        <p>{typeset(`${checks.join(', ')}.`)}</p>
        <p>
          {typeset(
            'Un audit automatique ne voit pas tout : les points « à vérifier » demandent une personne, et une page qui n’a pas été lue n’est jamais comptée comme bonne. Constat repère des mentions ; il ne constitue pas un avis juridique.',
          )}
        </p>
        {!method.fieldAsked && (
          <p>
            {typeset(
              'Vitesse : mesurée en laboratoire. Les mesures faites chez les visiteurs (Chrome UX Report) n’ont pas été demandées.',
            )}
          </p>
        )}
        <details>
          <summary className="min-h-6 cursor-pointer py-1 font-semibold">
            Ce qu’un audit automatique ne voit pas, thème par thème
          </summary>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {beyondAudit.map(({ theme, words }) => (
              <li key={theme}>
                {themes[theme].label}
                {'\u00a0'}: {typeset(words)}
              </li>
            ))}
          </ul>
        </details>
        {probes && <p>{probes}</p>}
        <p>
          <a className="text-brand underline" href="/methode">
            Comment les scores sont calculés
          </a>
        </p>
      </div>
    </Chapter>
  );
}
