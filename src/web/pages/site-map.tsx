import type { MetaFunction } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false };

export const meta: MetaFunction = () =>
  pageMeta('Plan du site', {
    description: 'Toutes les pages publiques de Constat, et ce que l’on y trouve.',
  });

const groups = [
  {
    title: 'Découvrir',
    links: [
      [
        '/constat',
        'Accueil',
        'ce que Constat vérifie, un exemple de rapport, les prix, les questions fréquentes',
      ],
      ['/methode', 'Méthode', 'comment les notes sont calculées, et ce qu’une machine ne peut pas dire'],
    ],
  },
  {
    title: 'Compte',
    links: [
      ['/inscription', 'Créer un compte', 'une adresse e-mail et un mot de passe suffisent'],
      ['/connexion', 'Se connecter', 'retrouver ses audits et ses rapports'],
      ['/mot-de-passe-oublie', 'Mot de passe oublié', 'en choisir un nouveau'],
    ],
  },
  {
    title: 'Informations légales',
    links: [
      ['/mentions-legales', 'Mentions légales', 'qui édite et qui héberge ce service'],
      ['/confidentialite', 'Confidentialité', 'les données gardées, pourquoi et combien de temps'],
      ['/cgu', 'Conditions d’utilisation', 'ce que chacun peut attendre de l’autre'],
      ['/accessibilite', 'Accessibilité', 'l’état de conformité de ce site et comment signaler un obstacle'],
    ],
  },
] as const;

/** Every public page, in words: the second way of moving around that the RGAA asks for. */
export default function SiteMap() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
      <PageHeader title="Plan du site">Les pages ouvertes à tous, rangées par usage.</PageHeader>
      {groups.map((group) => (
        <section key={group.title} className="mt-10">
          <h2 className="text-xl">{group.title}</h2>
          <ul className="mt-3 flex flex-col gap-2">
            {group.links.map(([to, label, text]) => (
              <li key={to}>
                <Link to={to}>{label}</Link> <span className="text-soft">– {text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
