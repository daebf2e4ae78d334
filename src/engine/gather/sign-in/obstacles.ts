import type { Page } from 'puppeteer-core';

/** What a page asks of whoever signs in, beyond a password. */
interface Obstacles {
  readonly captcha: boolean;
  readonly secondFactor: boolean;
}

/** What the page asks for now; nothing where it cannot be read. */
export const obstaclesOf = (page: Page): Promise<Obstacles> =>
  page.evaluate(readObstacles).catch(() => ({ captcha: false, secondFactor: false }));

/** Runs in the page. */
function readObstacles(): Obstacles {
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 20 && height >= 10 && element.checkVisibility({ visibilityProperty: true });
  };
  const shown = (selector: string) =>
    // The badge of the kind that asks nothing is no obstacle.
    all(selector).some((element) => isShown(element) && !element.closest('.grecaptcha-badge'));
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('’', "'")
      .replaceAll(/\s+/g, ' ')
      .toLowerCase();
  const text = plain(String(Reflect.get(document.body ?? {}, 'innerText') ?? '')).slice(0, 20_000);
  const namesOf = (field: HTMLInputElement) =>
    plain(
      `${field.name} ${field.id} ${field.placeholder} ${field.ariaLabel ?? ''} ${[...(field.labels ?? [])].map((label) => label.textContent).join(' ')}`,
    );
  const fields = all<HTMLInputElement>('input').filter(
    (field) => !/^(?:hidden|submit|button|image|checkbox|radio)$/.test(field.type) && isShown(field),
  );
  const widgets =
    'iframe[src*="recaptcha"],iframe[src*="hcaptcha"],iframe[src*="challenges.cloudflare.com"],.g-recaptcha,.h-captcha,.cf-turnstile,.frc-captcha,altcha-widget,img[src*="captcha" i],[class*="captcha" i] img,[id*="captcha" i] img';
  const captcha =
    shown(widgets) ||
    fields.some((field) => /captcha/.test(namesOf(field))) ||
    /je ne suis pas un robot|i'm not a robot|recopiez (?:le code|les caracteres)/.test(text);
  const asksCode =
    /\b(?:otp|totp|2fa|mfa|two.?factor|one.?time|verification.?code|code.?de.?verification|code.?a.?usage.?unique|code.?de.?securite|security.?code)\b/;
  const hasPassword = fields.some(({ type }) => type === 'password');
  const secondFactor =
    fields.some((field) => field.autocomplete === 'one-time-code' || asksCode.test(namesOf(field))) ||
    (!hasPassword &&
      /double authentification|authentification (?:a deux facteurs|forte)|verification en deux etapes|deuxieme (?:etape|facteur)|two-factor|two-step|code (?:recu|envoye) par (?:sms|e-?mail|courriel)|approuvez (?:la connexion|cette demande)/.test(
        text,
      ));
  return { captcha, secondFactor };
}
