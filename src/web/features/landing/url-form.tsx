import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/field-look.ts';

interface UrlFormProps {
  id: string;
  isSignedIn: boolean;
  className?: string;
}

/**
 * The address to audit, carried into « Nouvel audit », through sign-up for who has no account. A plain form: no script
 * needed.
 */
export function UrlForm({ id, isSignedIn, className }: UrlFormProps) {
  return (
    <form
      method="get"
      action={isSignedIn ? '/dashboard' : '/inscription'}
      className={cx('max-w-xl', className)}
    >
      {isSignedIn && <input type="hidden" name="tab" value="new" />}
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
