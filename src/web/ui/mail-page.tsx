import type { ReactNode } from 'react';
import { unbroken } from '../lib/unbroken.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

/** The page that a link of a mail leads to: one thing to read, at most one to press, without a script. */
export function MailPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-12 sm:px-6 sm:pt-20">
      <Card padding="large" className="flex flex-col items-start gap-5">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          {unbroken(title)}
        </h1>
        {children}
      </Card>
    </div>
  );
}

/** The button of a page that an e-mail leads to: a plain HTML form, posted to the address of the page. */
export function MailButton({ children }: { readonly children: ReactNode }) {
  return (
    <form method="post">
      <Button type="submit" plainForm>
        {children}
      </Button>
    </form>
  );
}
