import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/field-look.ts';

/** The address to audit, carried through sign-up into « Nouvel audit ». A plain form: no script needed. */
export function UrlForm({ id, className }: { id: string; className?: string }) {
  return (
    <form method="get" action="/inscription" className={cx('max-w-xl', className)}>
      <label htmlFor={id} className="font-semibold">
        Adresse du site à auditer
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={2000}
          placeholder="exemple.fr"
          className={cx(controlLook, 'sm:min-h-13')}
        />
        <Button type="submit" size="large" plainForm>
          Auditer mon site
        </Button>
      </div>
    </form>
  );
}
