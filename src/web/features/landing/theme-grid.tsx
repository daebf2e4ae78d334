import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { themeIcons } from './theme-icons.ts';

const texts: Record<Theme, string> = {
  accessibility:
    'Les critères du RGAA 4.1.2 qu’une machine peut trancher, au clavier comme au lecteur d’écran. Le reste est listé «\u00a0à vérifier\u00a0».',
  performance:
    'Le temps avant de pouvoir lire et agir, mesuré sur un téléphone moyen, avec les ressources qui le retardent.',
  security: 'Chiffrement, en-têtes de protection, bibliothèques vulnérables et fichiers exposés par mégarde.',
  privacy:
    'Ce qui est déposé avant tout choix, ce que devient un refus, et les tiers qui reçoivent des données.',
  seo: 'Ce qui empêche vos pages d’être trouvées, comprises et bien présentées par les moteurs.',
  legal: 'Mentions légales, confidentialité, déclaration d’accessibilité\u00a0: selon ce que vous êtes.',
  'eco-design': 'Le poids des pages, leurs requêtes et leur complexité, au regard du RGESN.',
  quality: 'Erreurs de script, liens morts, images cassées\u00a0: ce qui trahit un site laissé à lui-même.',
};

/** The eight themes, in the product’s order. */
export function ThemeGrid() {
  return (
    <section id="themes" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
        <h2 className="max-w-2xl text-3xl font-bold">
          Une seule visite, dans un vrai navigateur, huit façons de regarder
        </h2>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {themeIds.map((id) => {
            const Icon = themeIcons[id];
            return (
              <li key={id}>
                <Icon aria-hidden size={26} className="text-brand" />
                <h3 className="mt-3 text-lg">{themes[id].label}</h3>
                <p className="mt-1.5 text-sm text-soft">{texts[id]}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
