import { Link } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from './logo.tsx';

const linkLook = 'rounded-lg px-3 py-2 font-semibold text-soft hover:bg-sunken hover:text-ink';

/**
 * Top of the public pages. Plain links: it works on pages that ship no JavaScript.
 * `isGuest`: somebody’s client reads what they were sent, and is offered no account.
 */
export function SiteHeader({ signedIn, isGuest }: { signedIn: boolean; isGuest: boolean }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-18 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link to="/constat" aria-label="Constat, accueil" className="mr-auto rounded-lg">
          <Logo />
        </Link>
        {!isGuest && (
          <nav aria-label="Navigation principale" className="hidden items-center md:flex">
            <Link to="/constat#themes" className={linkLook}>
              Ce qui est vérifié
            </Link>
            <Link to="/methode" className={linkLook}>
              Méthode
            </Link>
            <Link to="/constat#prix" className={linkLook}>
              Plans & prix
            </Link>
          </nav>
        )}
        {isGuest ? null : signedIn ? (
          <ButtonLink to="/dashboard?tab=overview" size="small">
            Tableau de bord
          </ButtonLink>
        ) : (
          <div className="flex items-center gap-1 sm:gap-2">
            <ButtonLink to="/connexion" variant="quiet" size="small">
              Se connecter
            </ButtonLink>
            <ButtonLink to="/inscription" size="small" className="max-[26rem]:hidden">
              Créer mon compte
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
