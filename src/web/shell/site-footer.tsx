import { Link } from 'react-router';
import { accessibilityMention, type SiteFacts } from '../lib/site-facts.ts';
import { Logo } from './logo.tsx';

const groupsWith = (mention: string, signedIn: boolean) =>
  [
    {
      title: 'Constat',
      links: [
        ['/constat#themes', 'Ce qui est vérifié'],
        ['/controles', 'Tous les contrôles'],
        ['/exemple', 'Exemple de rapport'],
        ['/constat#prix', 'Plans & prix'],
        ['/methode', 'Méthode'],
        ['/contact', 'À propos et contact'],
        ['/nos-visites', 'Nos visites'],
        ['/plan-du-site', 'Plan du site'],
        signedIn ? ['/dashboard?tab=overview', 'Tableau de bord'] : ['/connexion', 'Se connecter'],
      ],
    },
    {
      title: 'Informations légales',
      links: [
        ['/mentions-legales', 'Mentions légales'],
        ['/confidentialite', 'Confidentialité'],
        ['/cgu', 'Conditions d’utilisation'],
        ['/accessibilite', mention],
        ['/ecoconception', 'Écoconception'],
      ],
    },
  ] as const;

/** Foot of the public pages, with the links the law asks for. `facts` are unknown when the server failed. */
export function SiteFooter({ facts, signedIn }: { facts: SiteFacts | null; signedIn: boolean }) {
  const mention = facts === null ? 'Accessibilité' : accessibilityMention(facts.compliance);
  const groups = groupsWith(mention, signedIn);
  return (
    <footer className="mt-24 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-sm text-soft">
            Des audits de sites web en français, qui montrent leurs preuves et disent ce qu’ils n’ont pas pu
            vérifier.
          </p>
          {facts?.operatorName && <Operator name={facts.operatorName} />}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-base">{group.title}</h2>
            <ul className="mt-3 flex flex-col gap-1">
              {group.links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1 text-soft hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-10 text-sm text-faint sm:px-6">
        Constat repère des mentions et des manquements{'\u00a0'}; il ne constitue ni un avis juridique ni un
        certificat de conformité.
      </p>
    </footer>
  );
}

/** Who answers for this site, for people and for search engines. */
function Operator({ name }: { name: string }) {
  return (
    <p className="mt-3 text-sm text-soft" itemScope itemType="https://schema.org/Organization">
      Service exploité par <span itemProp="name">{name}</span>
    </p>
  );
}
