/**
 * How sensitive addresses are recognised: by what they hold, never by their status alone. Each gives what a person
 * may see of it, in French and masked, or null. Bodies are cut: a sign must stand at their beginning.
 */
export interface SensitiveAnswer {
  readonly body: string;
  readonly contentType: string;
  readonly header: (name: string) => string | null;
}

export type Sign = (answer: SensitiveAnswer) => string | null;

const markup = /<(?:!doctype\s+html|html|head|body|script|div|p)\b/i;

/** `ref: refs/heads/main`, or the hash of a commit. */
export const gitSign: Sign = ({ body }) => {
  const head = body.trim();
  if (/^ref: refs\/[\w./-]+$/.test(head)) return `commence par « ${head.slice(0, 20)} »`;
  return /^[0-9a-f]{40}$/.test(head) ? 'contient l’empreinte d’une version (40 chiffres hexadécimaux)' : null;
};

/** Lines `NAME=value` and nothing of a page. Values are never kept; of names, three letters are. */
export const envSign: Sign = ({ body }) => {
  if (markup.test(body)) return null;
  const lines = body.split(/\r?\n/).slice(0, 60);
  const names = lines.flatMap((line) => /^\s*(?:export\s+)?([A-Z][A-Z0-9_]{1,80})\s*=/.exec(line)?.[1] ?? []);
  // The last line may be cut short.
  const others = lines
    .slice(0, -1)
    .filter((line) => !/^\s*(?:#|$|(?:export\s+)?[A-Za-z_][A-Za-z0-9_.]*\s*=)/.test(line));
  if (names.length === 0 || others.length > names.length) return null;
  const masked = names.slice(0, 5).map((name) => `${name.slice(0, 3)}•••`);
  const count = names.length > 1 ? `${names.length} variables` : 'une variable';
  return `${count} : ${masked.join(', ')}${names.length > 5 ? '…' : ''} (valeurs non conservées)`;
};

export const zipSign: Sign = ({ body }) => (body.startsWith('PK\u0003\u0004') ? 'archive ZIP' : null);

const dump =
  /^[^\S\n]*(?:--|\/\*|#)\s{0,20}(?:MySQL|MariaDB|PostgreSQL|phpMyAdmin|Adminer|SQLite|pg_dump)|^[^\S\n]*(?:CREATE (?:TABLE|DATABASE)|INSERT INTO|DROP TABLE|SET SQL_MODE|PRAGMA foreign_keys)\b/im;
export const sqlSign: Sign = ({ body }) =>
  !markup.test(body.slice(0, 200)) && dump.test(body) ? 'copie d’une base de données (SQL)' : null;

/** PHP that was sent instead of run. */
export const phpSourceSign: Sign = ({ body }) => (/^\s*<\?php\b/.test(body) ? 'code PHP lisible' : null);

export const phpinfoSign: Sign = ({ body }) =>
  /<title>[^<]*\bphpinfo\(\)<\/title>/i.test(body) && /\bPHP Version\b/i.test(body) ? 'page phpinfo()' : null;

export const serverStatusSign: Sign = ({ body }) => {
  if (/<title>Apache Status<\/title>|Apache Server Status for /i.test(body)) return 'état du serveur Apache';
  return /^Active connections: \d+\s/.test(body) ? 'état du serveur nginx' : null;
};

/** Only its most telling parts are named: any server may say that it is well. */
export const actuatorSign: Sign = ({ body, contentType }) =>
  /\bjson\b/i.test(contentType) &&
  /^\s*\{\s*"_links"/.test(body) &&
  /"(?:env|heapdump|configprops|threaddump)"\s*:/.test(body)
    ? 'commandes de Spring Boot Actuator'
    : null;

export const profilerSign: Sign = ({ body }) =>
  /<title>[^<]{0,80}\bSymfony Profiler\b/i.test(body) ? 'profileur de Symfony' : null;

export const ignitionSign: Sign = ({ body }) =>
  /^\s*\{\s*"can_execute_commands"\s*:/.test(body) ? 'mode de mise au point de Laravel (Ignition)' : null;

export const dsStoreSign: Sign = ({ body }) =>
  body.startsWith('\u0000\u0000\u0000\u0001Bud1') ? 'index de dossier de macOS' : null;

export const wordpressLoginSign: Sign = ({ body }) =>
  /<form\b[^>]{0,500}\bid=["']?loginform\b|\bname=["']?wp-submit\b/i.test(body)
    ? 'formulaire de connexion de WordPress'
    : null;

export const joomlaLoginSign: Sign = ({ body }) =>
  /\bid=["']?form-login\b|\bcom_login\b/i.test(body) ? 'formulaire de connexion de Joomla' : null;

export const drupalLoginSign: Sign = ({ body }) =>
  /\buser-login(?:-form)?\b/i.test(body) && /type=["']?password\b/i.test(body)
    ? 'formulaire de connexion de Drupal'
    : null;

/** Only counted: no name is kept. */
export const wordpressUsersSign: Sign = ({ body, contentType, header }) => {
  if (!/\bjson\b/i.test(contentType) || !/^\s*\[\s*\{/.test(body) || !/"slug"\s*:\s*"[^"]/.test(body))
    return null;
  const count = Number(header('x-wp-total')) || (body.match(/"slug"\s*:\s*"[^"]/g) ?? []).length;
  return count > 1 ? `${count} comptes listés` : 'un compte listé';
};
