import type { ReactNode } from 'react';
import { unbroken } from '../../lib/unbroken.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';

interface AuthCardProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Other ways, under the sheet. */
  foot?: ReactNode;
  /** Works without a script. */
  plain?: boolean;
}

/** The sheet in the middle of the signed-out pages. */
export function AuthCard({ title, intro, children, foot, plain = false }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-12 sm:px-6 sm:pt-20">
      <Card padding="large">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          {unbroken(title)}
        </h1>
        {intro && <div className="mt-3 text-soft">{intro}</div>}
        <div className="mt-7">{children}</div>
        {!plain && (
          <noscript>
            <Alert kind="warning" className="mt-6">
              Cette page a besoin de JavaScript. Activez-le dans votre navigateur pour continuer.
            </Alert>
          </noscript>
        )}
      </Card>
      {foot && <div className="mt-6 flex flex-col items-center gap-2 text-center">{foot}</div>}
    </div>
  );
}
