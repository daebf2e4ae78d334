import { resolve } from 'node:path';
import { z } from 'zod';
import type { AccessibilityAudit } from '#contract/accessibility-state.ts';
import { isLocalUrl } from '#contract/loopback.ts';
import { refusalOfDenied, refusalOfProxy, refusalOfTarget } from './judge-settings.ts';
import { type GivenObjectSettings, type ObjectSettings, readObjectSettings } from './object-settings.ts';
import { type OidcSettings, readOidc } from './oidc/oidc-settings.ts';
import { type Operator, operatorShape, readOperator } from './operator-settings.ts';
import { refuseSetting, refuseValue, SettingError } from './setting-error.ts';
import { readStripe, type StripeSettings, stripeShape } from './stripe/stripe-settings.ts';

export { refuseSetting, SettingError };

const port = z.coerce.number().int().min(0).max(65_535);
const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** An audit of accessibility is told whole or not at all: a rate without date and author proves nothing. */
const auditParts = ['RATE', 'AUDITED_ON', 'AUDITOR'] as const;

/** Every setting, its default and its meaning. `.env.example` is kept equal by a test. */
export const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  CONSTAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONSTAT_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: optionalText,
  IDENTITY: z.enum(['embedded', 'firebase']).default('embedded'),
  FIREBASE_PROJECT: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_SERVICE_ACCOUNT: optionalText,
  FIREBASE_AUTH_EMULATOR_HOST: optionalText,
  OIDC_PROVIDERS: list,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PATH_STYLE: z.enum(['yes', 'no']).default('yes'),
  SMTP_URL: optionalText,
  CONSTAT_MAILS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  MAIL_FROM: z.string().min(3).default('Constat <constat@localhost>'),
  CHROMIUM_PATH: optionalText,
  CONSTAT_JAVA: optionalText,
  CONSTAT_ALLOW_TARGETS: list,
  CONSTAT_DENY_TARGETS: list,
  CONSTAT_TRUSTED_PROXIES: list,
  CONSTAT_UNSANDBOXED: z.enum(['refused', 'allowed']).default('refused'),
  CONSTAT_VISIT_AT_WILL: list,
  CONSTAT_VISIT_ADDRESSES: list,
  CONSTAT_ADMINS: list,
  CONSTAT_REQUIRE_SECOND_FACTOR: z.enum(['none', 'admins', 'all']).optional(),
  CONSTAT_DEMO_PORT: port.default(3100),
  CONSTAT_AUDITS_AT_ONCE: z.coerce.number().int().min(1).max(16).default(1),
  CONSTAT_CALM_WAIT: z.coerce.number().int().min(0).max(600).default(20),
  CONSTAT_READS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1200),
  CONSTAT_RULES_OFF: list,
  CRUX_API_KEY: optionalText,
  CRUX_API_URL: z.url({ protocol: /^https?$/ }).default('https://chromeuxreport.googleapis.com'),
  CONSTAT_METRICS_PORT: port.optional(),
  CONSTAT_METRICS_TOKEN: z.string().trim().min(16).optional(),
  CONSTAT_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...operatorShape,
  CONSTAT_SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  CONSTAT_ACCESSIBILITY_RATE: z.coerce.number().min(0).max(100).optional(),
  CONSTAT_ACCESSIBILITY_AUDITED_ON: z.iso.date().optional(),
  CONSTAT_ACCESSIBILITY_AUDITOR: optionalText,
  CONSTAT_ACCESSIBILITY_DEFECTS: optionalText,
  CONSTAT_ACCESSIBILITY_PLAN: z.url({ protocol: /^https?$/ }).optional(),
  ...stripeShape,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** Absolute path. */
  readonly dataFolder: string;
  /** null: embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Where accounts and passwords are. */
  readonly identity: 'embedded' | 'firebase';
  /** As written; `identity/firebase/settings.ts` judges them. */
  readonly firebase: Readonly<
    Record<'project' | 'apiKey' | 'serviceAccountPath' | 'emulatorHost', string | null>
  >;
  /** Where people may sign in besides, in the order of their buttons. */
  readonly oidc: readonly OidcSettings[];
  /** null: pictures and PDFs lie in the database. */
  readonly objects: ObjectSettings | null;
  /** null: messages become files of `dataFolder/mail`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Mails to addresses nobody has proved to own, all together. */
  readonly mailsPerHour: number;
  readonly chromiumPath: string | null;
  /** Path of a Java, or `none`; null: looked for. */
  readonly java: string | null;
  /** `host`, `host:port` or CIDR that may be audited although private. */
  readonly allowTargets: readonly string[];
  /** The same, `.name` and `*.name` too, that may not be reached, whatever else is said. */
  readonly denyTargets: readonly string[];
  /** Addresses or CIDRs whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** A worker of a public installation may run its browser without a sandbox. */
  readonly allowUnsandboxed: boolean;
  /** `host:port` of this machine whose audits need not take turns: a demonstration, a bench. */
  readonly visitAtWill: readonly string[];
  /** From where visits leave, as `/nos-visites` publishes it: addresses, networks, names. */
  readonly visitAddresses: readonly string[];
  /** E-mail addresses (lower-case) that become administrators once verified. */
  readonly admins: readonly string[];
  /** Whose account must have a second factor. */
  readonly requireSecondFactor: 'none' | 'admins' | 'all';
  readonly demoPort: number;
  /** Audits one worker runs side by side. */
  readonly auditsAtOnce: number;
  /** All waits of an audit for an idle machine, ms. */
  readonly idleWaitMs: number;
  /** Pages and API answers one person may read in a minute, a fifth of what an address may; 0: no limit. */
  readonly readsPerMinute: number;
  /** Ids of checks that no audit runs. */
  readonly rulesOff: readonly string[];
  /** Where real visitors’ measures are asked for (Chrome UX Report); null: nowhere. */
  readonly crux: { readonly key: string; readonly apiUrl: string } | null;
  /** Port of `/healthz`, `/readyz` and `/metrics` alone; null: none. */
  readonly metricsPort: number | null;
  /** Opens `/metrics`; null: this machine alone. */
  readonly metricsToken: string | null;
  /** `npm run dev`: what costs time and finds mistakes of ours is on. */
  readonly development: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Who runs this installation, for the legal pages; null where not configured. */
  readonly operator: Operator;
  /** null: nothing is paid through the product, an administrator grants plans. */
  readonly stripe: StripeSettings | null;
  /** Where flaws are reported, a mail address or an https page (security.txt); null: nowhere. */
  readonly securityContact: string | null;
  readonly accessibility: {
    /** null: nobody audited this installation. */
    readonly audit: AccessibilityAudit | null;
    /** What the audit found inaccessible, in the operator’s words; null where not configured. */
    readonly defects: string | null;
    /** Address of the multi-year scheme a public body owes; null where not configured. */
    readonly planUrl: string | null;
  };
}

/** An empty value is an unset one, as in the lines of `.env.example`. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
}

/** The address browsers use: a server that listens everywhere is reached on this machine by its loopback. */
function localUrl(host: string, portNumber: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${portNumber}`;
}

/**
 * Reads the environment once.
 * @throws SettingError with one readable line naming the setting, when a value is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = settings.safeParse(withoutEmpty(env), { error: z.locales.fr().localeError });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    refuseValue(name, env[name] ?? '', issue?.message ?? '');
  }
  const values = parsed.data;
  const publicUrl = (values.CONSTAT_URL ?? localUrl(values.HOST, values.PORT)).replace(/(?<!\/)\/+$/, '');
  assertEach('CONSTAT_TRUSTED_PROXIES', values.CONSTAT_TRUSTED_PROXIES, refusalOfProxy);
  assertEach('CONSTAT_ALLOW_TARGETS', values.CONSTAT_ALLOW_TARGETS, (entry) =>
    refusalOfTarget(entry, publicUrl),
  );
  assertEach('CONSTAT_DENY_TARGETS', values.CONSTAT_DENY_TARGETS, refusalOfDenied);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataFolder: resolve(values.CONSTAT_DATA),
    databaseUrl: values.DATABASE_URL,
    identity: values.IDENTITY,
    firebase: {
      project: values.FIREBASE_PROJECT,
      apiKey: values.FIREBASE_API_KEY,
      serviceAccountPath: values.FIREBASE_SERVICE_ACCOUNT,
      emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST,
    },
    oidc: readOidc(values.OIDC_PROVIDERS, env, publicUrl),
    objects: objectsOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailsPerHour: values.CONSTAT_MAILS_PER_HOUR,
    chromiumPath: values.CHROMIUM_PATH,
    java: values.CONSTAT_JAVA,
    allowTargets: values.CONSTAT_ALLOW_TARGETS,
    denyTargets: values.CONSTAT_DENY_TARGETS,
    trustedProxies: values.CONSTAT_TRUSTED_PROXIES,
    allowUnsandboxed: values.CONSTAT_UNSANDBOXED === 'allowed',
    visitAtWill: loopbackOnly(values.CONSTAT_VISIT_AT_WILL),
    visitAddresses: values.CONSTAT_VISIT_ADDRESSES,
    admins: values.CONSTAT_ADMINS.map((email) => email.toLowerCase()),
    requireSecondFactor: values.CONSTAT_REQUIRE_SECOND_FACTOR ?? (isLocalUrl(publicUrl) ? 'none' : 'admins'),
    demoPort: values.CONSTAT_DEMO_PORT,
    auditsAtOnce: values.CONSTAT_AUDITS_AT_ONCE,
    idleWaitMs: values.CONSTAT_CALM_WAIT * 1_000,
    readsPerMinute: values.CONSTAT_READS_PER_MINUTE,
    rulesOff: values.CONSTAT_RULES_OFF,
    crux:
      values.CRUX_API_KEY === null
        ? null
        : { key: values.CRUX_API_KEY, apiUrl: values.CRUX_API_URL.replace(/(?<!\/)\/+$/, '') },
    metricsPort: values.CONSTAT_METRICS_PORT ?? null,
    metricsToken: values.CONSTAT_METRICS_TOKEN ?? null,
    development: env.NODE_ENV === 'development',
    logLevel: values.CONSTAT_LOG_LEVEL,
    operator: readOperator(values),
    stripe: readStripe(values, publicUrl, refuseSetting),
    securityContact: values.CONSTAT_SECURITY_CONTACT ?? values.CONSTAT_OPERATOR_EMAIL,
    accessibility: {
      audit: readAudit(values),
      defects: values.CONSTAT_ACCESSIBILITY_DEFECTS,
      planUrl: values.CONSTAT_ACCESSIBILITY_PLAN ?? null,
    },
  };
}

function assertEach(
  name: keyof typeof settings.shape,
  entries: readonly string[],
  refusalOf: (entry: string) => string | null,
): void {
  for (const entry of entries) {
    const refusal = refusalOf(entry);
    if (refusal !== null) refuseValue(name, entry, refusal);
  }
}

function objectsOf(values: GivenObjectSettings): ObjectSettings | null {
  const read = readObjectSettings(values);
  if (read === null || 'endpoint' in read) return read;
  return refuseValue(read.name, values[read.name] ?? '', read.reason);
}

/** Whoever answers for another host has not agreed to more than its share. */
function loopbackOnly(targets: readonly string[]): readonly string[] {
  const foreign = targets.find((target) => !/^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost):\d+$/.test(target));
  if (foreign === undefined) return targets;
  const why =
    'seules des adresses de cette machine, avec leur port (127.0.0.1:3100), se visitent sans ménagement';
  return refuseValue('CONSTAT_VISIT_AT_WILL', foreign, why);
}

function readAudit(values: z.output<typeof settings>): AccessibilityAudit | null {
  const {
    CONSTAT_ACCESSIBILITY_RATE: percent,
    CONSTAT_ACCESSIBILITY_AUDITED_ON: auditedOn,
    CONSTAT_ACCESSIBILITY_AUDITOR: auditor,
  } = values;
  if (percent !== undefined && auditedOn !== undefined && auditor !== null)
    return { percent, auditedOn, auditor };
  const given = auditParts.filter((part) => (values[`CONSTAT_ACCESSIBILITY_${part}`] ?? null) !== null);
  const absent = auditParts.find((part) => !given.includes(part));
  if (given.length === 0 || absent === undefined) return null;
  const why = 'un audit d’accessibilité se déclare avec son taux, sa date et son auteur';
  return refuseValue(`CONSTAT_ACCESSIBILITY_${absent}`, '', why);
}
