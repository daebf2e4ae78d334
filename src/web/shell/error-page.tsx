import { isRouteErrorResponse, useLocation } from 'react-router';
import { useAuth } from '../features/account/auth-context.tsx';
import { cx } from '../lib/cx.ts';
import { ButtonLink } from '../ui/button.tsx';
import { isAppPath } from './menu-entries.ts';

/** What a failed page says: the refusal’s own sentence when there is one, never a technical message. */
function describe(error: unknown): { code: string; title: string; text: string } {
  if (isRouteErrorResponse(error)) {
    const message = (error.data as { message?: unknown } | null)?.message;
    if (error.status === 404) {
      return {
        code: '404',
        title: 'Cette page n’existe pas',
        text: 'L’adresse est peut-être incomplète, ou la page a été retirée.',
      };
    }
    if (error.status === 503) {
      return { code: '503', title: 'Le service redémarre', text: 'Réessayez dans un instant.' };
    }
    if (error.status < 500) {
      return {
        code: String(error.status),
        title: 'Cette page ne peut pas s’afficher',
        text: typeof message === 'string' ? message : 'La demande n’a pas pu être comprise.',
      };
    }
  }
  return {
    code: '500',
    title: 'Un problème est survenu de notre côté',
    text: 'L’erreur a été enregistrée. Réessayez dans un instant.',
  };
}

/** The error page of the whole product, inside the shell. */
export function ErrorPage({ error }: { error: unknown }) {
  const { user } = useAuth();
  const inApp = isAppPath(useLocation().pathname) && user !== null;
  const { code, title, text } = describe(error);
  return (
    <div
      className={cx(
        'flex max-w-3xl flex-col items-start gap-5',
        inApp ? 'py-10' : 'mx-auto px-4 py-20 sm:px-6 sm:py-28',
      )}
    >
      <title>{`${title} – Constat`}</title>
      <p className="font-display text-xl font-bold text-faint">Erreur {code}</p>
      <h1 tabIndex={-1} className="text-hero font-bold">
        {title}
      </h1>
      <p className="text-lg text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {user !== null && (
          <ButtonLink to="/dashboard?tab=overview" reloadDocument>
            Ouvrir mon tableau de bord
          </ButtonLink>
        )}
        <ButtonLink to="/constat" variant={user === null ? 'primary' : 'secondary'} reloadDocument>
          Revenir à l’accueil
        </ButtonLink>
      </div>
    </div>
  );
}
