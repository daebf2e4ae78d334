import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { themeIcons } from './theme-icons.ts';

const texts: Record<Theme, string> = {
  accessibility:
    'Les critères du RGAA 4.1.2 qu’une machine peut trancher, éléments en cause à l’appui. Le reste est listé «\u00a0à vérifier\u00a0».',
  performance:
    'Le temps avant de pouvoir lire et agir, mesuré sur un téléphone moyen, avec les ressources qui le retardent.',
  security: 'Chiffrement, en-têtes de protection, bibliothèques vulnérables et fichiers exposés par mégarde.',
  privacy:
    'Les cookies et traceurs déposés avant tout choix, et les tiers qui reçoivent des données de vos visiteurs.',
  seo: 'Ce qui empêche vos pages d’être trouvées, comprises et bien présentées par les moteurs.',
  legal: 'Mentions légales, confidentialité, déclaration d’accessibilité\u00a0: selon votre statut.',
  'eco-design': 'Le poids des pages, leurs requêtes et leur complexité, au regard du RGESN.',
  quality: 'Erreurs de script, liens morts, images cassées\u00a0: les signes d’un site peu entretenu.',
};

/** The eight themes, in the product’s order. */
export function ThemeGrid() {
  return (
    <section id="themes" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
        <h2 className="max-w-2xl text-3xl font-bold">
          Les mêmes pages, dans un vrai navigateur, huit façons de regarder
        </h2>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {themeIds.map((id) => {
            const Icon = themeIcons[id];
            return (
              <li key={id} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
                <Icon aria-hidden size={26} className="text-brand" />
                <h3 className="text-lg sm:mt-3">{themes[id].label}</h3>
                <p className="col-start-2 mt-1.5 text-sm text-soft">{texts[id]}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
