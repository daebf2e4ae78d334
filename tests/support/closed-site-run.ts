import type { Browser, Page } from 'playwright-core';
import { listMailbox } from '#service/mail/mailbox.ts';
import { testChromium } from './chromium.ts';
import {
  type ShopProtection,
  type ShopWorld,
  serveClosedShop,
  shopCheckout,
  shopSecrets,
  shopSignIn,
} from './closed-shop.ts';
import { openWatched, visit } from './e2e-browser.ts';
import { type E2eSite, startE2eSite } from './e2e-site.ts';
import { eventually } from './eventually.ts';

const proof = 'preuve-de-ce-domaine-0001';

export interface ClosedSite {
  readonly site: E2eSite;
  readonly shop: Awaited<ReturnType<typeof serveClosedShop>>;
  readonly host: string;
  readonly protection: ShopProtection;
  close(): Promise<void>;
}

/** A closed shop, and the product, which may reach it; Claire has proved that it is hers. */
export async function startClosedSite(
  protection: ShopProtection,
  world: ShopWorld = {},
): Promise<ClosedSite> {
  const shop = await serveClosedShop(protection, { ...world, proof });
  const { path } = await testChromium();
  const site = await startE2eSite({ allowTargets: [shop.target], env: { CHROMIUM_PATH: path }, works: true });
  const { uid } = site.api.claire.viewer;
  await site.rows(`update users set plan = 'agency' where uid = '${uid}'`);
  await site.rows(`insert into domains (id, uid, host, token, status, method, created_at, proved_at, confirmed_at)
    values (gen_random_uuid(), '${uid}', '${shop.target}', '${proof}', 'proved', 'file', now(), now(), now())`);
  // Its events are made and kept, whether or not anybody takes them.
  await site.rows(`insert into webhooks (id, uid, url, events, secret, created_at)
    values (gen_random_uuid(), '${uid}', 'https://evenements.exemple.fr/', '["audit.done", "audit.failed"]', 'whsec_x', now())`);
  return {
    ...{ site, shop, protection, host: shop.target },
    close: async () => {
      await site.close();
      await shop.close();
    },
  };
}

export async function openPage({ site }: ClosedSite, browser: Browser) {
  const watched = await openWatched(browser, site.url, { still: true, cookie: site.api.claire.cookie });
  return { watched, page: await watched.context.newPage() };
}

const jsonFile = (value: object) => ({
  ...{ name: 'enregistrement.json', mimeType: 'application/json' },
  buffer: Buffer.from(JSON.stringify(value)),
});

/** Types what opens the shop into the panel of its domain, and tries it: a picture of the page is shown. */
export async function giveAccess({ site, shop, host, protection }: ClosedSite, page: Page): Promise<void> {
  await visit(page, `${site.url}/dashboard?tab=settings`);
  await page.getByText(`Accès au site ${host}`).click();
  await page.getByRole('button', { name: 'Enregistrer l’accès' }).waitFor();
  await page.getByLabel('Adresse du site').selectOption('http');
  if (protection === 'basic') {
    await page.getByLabel('Nom (HTTP Basic, facultatif)').fill(shopSecrets.basic.user);
    await page.getByLabel('Mot de passe (HTTP Basic)', { exact: true }).fill(shopSecrets.basic.password);
  } else if (protection === 'cookie') {
    const { name, value } = shopSecrets.cookie;
    await page.getByLabel('Cookies (facultatif)').fill(`${name}=${value}`);
  } else {
    await page
      .getByLabel('Enregistrement de la connexion (fichier JSON)')
      .setInputFiles(jsonFile(shopSignIn(shop.origin)));
    await page.getByLabel('Ce texte, cette adresse ou ce sélecteur').fill('Bonjour Camille');
  }
  await page.getByRole('button', { name: 'Enregistrer l’accès' }).click();
  await page.getByRole('button', { name: 'Essayer l’accès' }).click();
  await page.getByRole('status').getByText('Le site s’ouvre').waitFor({ timeout: 90_000 });
  await page.getByRole('img', { name: /^La page atteinte/ }).waitFor();
}

/** Keeps the checkout with the site, and tries it: each step is made, and its states are shown. */
export async function giveJourney({ site, shop, host }: ClosedSite, page: Page): Promise<void> {
  await visit(page, `${site.url}/dashboard/sites/${host}/parcours`);
  await page.getByLabel('Enregistrement (fichier JSON)').setInputFiles(jsonFile(shopCheckout(shop.origin)));
  await page.getByRole('button', { name: 'Ajouter le parcours' }).click();
  await page.getByRole('button', { name: 'Essayer Commande' }).click();
  await page.getByRole('status').getByText('Le parcours a été rejoué en entier').waitFor({ timeout: 90_000 });
  await page
    .getByRole('img', { name: /^L’état/ })
    .first()
    .waitFor();
}

/** Orders an audit by the form of the page, and waits for its mail. @returns its id */
export async function auditByForm({ site, shop }: ClosedSite, page: Page, pages?: string): Promise<string> {
  await visit(page, `${site.url}/dashboard?tab=new`);
  await page.getByLabel('Adresse du site').fill(`${shop.origin}/`);
  if (pages) await page.getByLabel('Nombre de pages').selectOption(pages);
  await page.getByRole('button', { name: 'Lancer l’audit' }).click();
  return eventually(
    async () => {
      const [audit] = await site.rows(
        'select id, status, error_message from audits order by created_at desc limit 1',
      );
      if (audit?.status === 'error') throw new Error(String(audit.error_message));
      const mails = await listMailbox(`${site.data}/mail`);
      const isTold = mails.some(({ text }) => text.includes(String(audit?.id)));
      return audit?.status === 'done' && isTold ? String(audit.id) : null;
    },
    540_000,
    500,
  );
}

/** Which outputs hold which secret, in any spelling that the site gives it or that a table of bytes would. */
export function leaksIn(outputs: ReadonlyMap<string, string>, canaries: readonly string[]): string[] {
  const spelled = canaries.flatMap((one) => [one, Buffer.from(one).toString('hex')]);
  return [...outputs].flatMap(([name, text]) =>
    spelled.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`),
  );
}
