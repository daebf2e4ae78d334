const steps = [
  {
    title: 'Vous collez une adresse',
    text: 'Une page, une liste de pages ou le site entier. Constat suit les liens et le plan du site, respecte robots.txt et reste poli avec votre serveur.',
  },
  {
    title: 'Un navigateur visite vos pages',
    text: 'Un vrai Chromium, comme celui d’un visiteur. Vous pouvez fermer l’onglet\u00a0: l’audit continue sans vous.',
  },
  {
    title: 'Vous recevez le résultat',
    text: 'Le score, l’évolution et les premières corrections à faire, par e-mail. Le rapport complet vous attend en ligne.',
  },
] as const;

/** From the address to the mail, in order. */
export function Steps() {
  return (
    <section id="fonctionnement" className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
      <h2 className="text-3xl font-bold">Collez, partez, lisez</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-4 border-brand pt-5">
            <p aria-hidden="true" className="font-display text-2xl font-bold text-brand">
              {index + 1}
            </p>
            <h3 className="mt-1 text-xl">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
