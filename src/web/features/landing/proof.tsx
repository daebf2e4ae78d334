import { Badge, type Tone } from '../../ui/badge.tsx';

const verdicts: readonly { tone: Tone; label: string; text: string }[] = [
  {
    tone: 'bad',
    label: 'Non respecté',
    text: 'Le défaut est prouvé\u00a0: la page, l’élément, l’en-tête ou la requête sont montrés. Vous pouvez vérifier vous-même.',
  },
  {
    tone: 'watch',
    label: 'À vérifier',
    text: 'Une machine ne peut pas trancher seule. Nous montrons l’indice, et le score n’en tient pas compte.',
  },
  {
    tone: 'neutral',
    label: 'Non testé',
    text: 'Une page bloquée, un contrôle interrompu\u00a0: c’est écrit, avec la raison. Rien n’est déclaré bon en silence.',
  },
];

/** Why a result can be trusted. */
export function Proof() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-20 sm:px-6 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 className="text-3xl font-bold">Chaque constat vient avec sa preuve</h2>
          <p className="mt-4 text-lg text-soft">
            Un rapport d’audit engage celui qui le transmet. Le nôtre sépare ce qui est établi, ce qui reste à
            juger et ce qui n’a pas été regardé.
          </p>
        </div>
        <dl className="flex flex-col divide-y divide-line">
          {verdicts.map((verdict) => (
            <div
              key={verdict.label}
              className="grid gap-x-6 gap-y-2 py-5 first:pt-0 last:pb-0 sm:grid-cols-[9rem_1fr]"
            >
              <dt>
                <Badge tone={verdict.tone}>{verdict.label}</Badge>
              </dt>
              <dd>{verdict.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
