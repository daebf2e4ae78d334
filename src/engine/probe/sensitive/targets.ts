import type { SensitiveKind } from '../../artifacts.ts';
import * as signs from './signs.ts';

/** Software whose own addresses are worth asking for. */
export type Software = 'wordpress' | 'joomla' | 'drupal';

export interface SensitiveTarget {
  readonly kind: SensitiveKind;
  readonly path: string;
  readonly sign: signs.Sign;
  /** Pages made by a program ignore ranges and say who they are late: so much is read of them. Default: 512 bytes. */
  readonly pageBytes?: number;
}

/** What is asked of a site, 15 addresses at most with the control; the order is the risk’s. */
export function sensitiveTargets(siteDomain: string, software: ReadonlySet<Software>): SensitiveTarget[] {
  const wordpress = software.has('wordpress');
  const list: (SensitiveTarget | false)[] = [
    { kind: 'git', path: '/.git/HEAD', sign: signs.gitSign },
    { kind: 'env', path: '/.env', sign: signs.envSign },
    { kind: 'backup', path: '/backup.zip', sign: signs.zipSign },
    { kind: 'backup', path: `/${siteDomain}.zip`, sign: signs.zipSign },
    { kind: 'backup', path: '/backup.sql', sign: signs.sqlSign },
    { kind: 'backup', path: '/dump.sql', sign: signs.sqlSign },
    { kind: 'backup', path: '/index.php~', sign: signs.phpSourceSign },
    wordpress && { kind: 'backup', path: '/wp-config.php.bak', sign: signs.phpSourceSign },
    { kind: 'diagnostic', path: '/phpinfo.php', sign: signs.phpinfoSign, pageBytes: 8_192 },
    { kind: 'diagnostic', path: '/info.php', sign: signs.phpinfoSign, pageBytes: 8_192 },
    { kind: 'diagnostic', path: '/server-status', sign: signs.serverStatusSign },
    ...debugTargets(software),
    { kind: 'ds-store', path: '/.DS_Store', sign: signs.dsStoreSign },
    wordpress && {
      kind: 'wordpress-users',
      path: '/wp-json/wp/v2/users?per_page=5&_fields=slug',
      sign: signs.wordpressUsersSign,
      pageBytes: 2_048,
    },
    loginOf(software),
  ];
  return list.filter((target) => target !== false);
}

/** Tools of frameworks: a site whose software is known has none of them. */
function debugTargets(software: ReadonlySet<Software>): SensitiveTarget[] {
  if (software.size > 0) return [];
  return [
    { kind: 'debug', path: '/actuator', sign: signs.actuatorSign, pageBytes: 2_048 },
    {
      kind: 'debug',
      path: '/_profiler/empty/search/results?limit=1',
      sign: signs.profilerSign,
      pageBytes: 8_192,
    },
    { kind: 'debug', path: '/_ignition/health-check', sign: signs.ignitionSign },
  ];
}

function loginOf(software: ReadonlySet<Software>): SensitiveTarget | false {
  const page = { kind: 'admin-login', pageBytes: 32_768 } as const;
  if (software.has('wordpress')) return { ...page, path: '/wp-login.php', sign: signs.wordpressLoginSign };
  if (software.has('joomla')) return { ...page, path: '/administrator/', sign: signs.joomlaLoginSign };
  return software.has('drupal') && { ...page, path: '/user/login', sign: signs.drupalLoginSign };
}

/** What the home page shows of the software behind it. */
export function softwareOf(html: string): ReadonlySet<Software> {
  const found = new Set<Software>();
  const generator = /<meta\b[^>]{0,300}\bname=["']?generator["']?[^>]{0,300}>/i.exec(html)?.[0] ?? '';
  if (/wordpress|woocommerce/i.test(generator) || /\/wp-(?:content|includes|json)\//.test(html))
    found.add('wordpress');
  if (
    /joomla/i.test(generator) ||
    /\/media\/(?:system|vendor)\/js\/(?:core|joomla)|\/components\/com_/.test(html)
  )
    found.add('joomla');
  if (/drupal/i.test(generator) || /\bdata-drupal-|drupalSettings|\/sites\/default\/files\//.test(html))
    found.add('drupal');
  return found;
}
