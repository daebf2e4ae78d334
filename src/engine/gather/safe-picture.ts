import type { Scrubber } from '../browser/scrub.ts';
import type { SizedPicture } from '../ports/outcome.ts';
import { pictureKey } from './picture-key.ts';
import type { Tab } from './tab.ts';

const quality = 60;

/**
 * What the window shows, its fields of passwords and those that show a secret made unreadable; null where the page itself shows
 * one, or cannot be read.
 */
export async function safePicture(
  { page, cdp }: Tab,
  scrubber: Scrubber,
  name: string,
): Promise<SizedPicture | null> {
  try {
    const { fields, rest } = await page.evaluate(readFields);
    if (scrubber.isIn(rest)) return null;
    const hidden = fields.flatMap(({ isPassword, value }, at) =>
      isPassword || scrubber.isIn(value) ? [at] : [],
    );
    await page.evaluate(hideFields, hidden);
    const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const clip = { x: 0, y: 0, ...size, scale: 1 };
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const key = pictureKey(`${name} ${page.url()}`, 'webp');
    return { key, contentType: 'image/webp', bytes: Buffer.from(data, 'base64'), ...size };
  } catch {
    return null;
  }
}

/** Runs in the page: what its fields hold, and all the rest that it shows. */
function readFields() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
  return {
    fields: fields.map(({ type, value }) => ({ isPassword: type === 'password', value })),
    rest: [document.title, String(Reflect.get(document.body ?? {}, 'innerText') ?? '')],
  };
}

/** Runs in the page. */
function hideFields(hidden: readonly number[]): void {
  const fields = [...document.querySelectorAll<HTMLElement>('input,textarea')];
  for (const at of hidden) {
    fields[at]?.style.setProperty('color', 'transparent', 'important');
    fields[at]?.style.setProperty('background', '#8a8a8a', 'important');
    fields[at]?.style.setProperty('-webkit-text-security', 'disc', 'important');
  }
}
