import type { settings } from './config.ts';

/** What each setting means, in Markdown: `docs/configuration.md` is made from these words and from the schema (`npm run docs`). */
export const settingWords: Readonly<Record<keyof typeof settings.shape, string>> = {
  PORT: 'port of the product',
  HOST: 'interface it listens on',
  CONSTAT_URL: 'public address; links in e-mails start with it; without it `http://HOST:PORT`',
  CONSTAT_DATA: 'everything that must be kept: database, mailbox, secrets, browser',
  DATABASE_URL: 'PostgreSQL to use; without it an embedded one lives in the data folder',
  IDENTITY:
    'where accounts and passwords are: `embedded` (the database) or `firebase` (Firebase Authentication, [operations](operations.md#firebase-authentication))',
  FIREBASE_PROJECT: 'id of the Firebase project',
  FIREBASE_API_KEY: 'its web API key',
  FIREBASE_SERVICE_ACCOUNT: 'path of the key file of a service account that may administer users',
  FIREBASE_AUTH_EMULATOR_HOST:
    'Google’s emulator instead (`127.0.0.1:9099`), for a project named `demo-…` on this machine only',
  OIDC_PROVIDERS:
    'comma list of names of OpenID Connect providers people may sign in with; each has its own settings `OIDC_<NAME>_…` ([operations](operations.md#openid-connect))',
  S3_ENDPOINT:
    'object store that speaks S3, for pictures and PDFs; it goes with a bucket and two keys, all four or none ([operations](operations.md#files)); without it they lie in the database',
  S3_BUCKET: 'bucket of the object store',
  S3_REGION: 'region that requests are signed for',
  S3_ACCESS_KEY_ID: 'id of its key',
  S3_SECRET_ACCESS_KEY: 'its secret key',
  S3_PATH_STYLE: '`no` puts the bucket before the host instead of into the path',
  SMTP_URL:
    'SMTP server; without it messages are files of `CONSTAT_DATA/mail`, and the product starts with a loopback `CONSTAT_URL` only',
  MAIL_FROM: 'sender of every message',
  CONSTAT_MAILS_PER_HOUR:
    'mails an hour that leave to addresses nobody has proved to own, each kind with a share of its own; beyond it people are told how long to wait, and administrators that it is so',
  CHROMIUM_PATH: 'Chrome or Chromium to use; without it one is found or installed',
  CONSTAT_JAVA:
    'Java 11 or later for the Nu HTML checker, or `none`; without it one is looked for in `JAVA_HOME`, then `PATH`',
  CONSTAT_ALLOW_TARGETS: 'private targets that may be audited: comma list of `host`, `host:port` or CIDR',
  CONSTAT_DENY_TARGETS:
    'targets that are never reached, whatever else is allowed: the same, and `.name` for a name and all under it ([operations.md](operations.md#what-may-be-audited))',
  CONSTAT_TRUSTED_PROXIES: 'proxies whose `X-Forwarded-For` is believed: comma list of addresses or CIDR',
  CONSTAT_UNSANDBOXED:
    '`allowed` lets a public installation run its browser without a sandbox ([operations.md](operations.md#browser))',
  CONSTAT_VISIT_AT_WILL:
    'comma list of `host:port` of this machine whose audits need not take turns ([politeness](decisions/0030-politeness-over-audits.md)): a demonstration, a bench',
  CONSTAT_VISIT_ADDRESSES: 'comma list of the addresses visits leave from, which `/nos-visites` publishes',
  CONSTAT_READS_PER_MINUTE:
    'pages and API answers one person may read in a minute, five times that from one address; a fifth of it may be changes, half of it from one address; 0: no limit, nor on the processor time they cost (20 s a minute a person)',
  CONSTAT_ADMINS: 'e-mail addresses that become administrators once verified',
  CONSTAT_REQUIRE_SECOND_FACTOR:
    'whose account must have a second factor: `admins`, `all` or `none`; without it `admins`, and `none` with a loopback `CONSTAT_URL` ([operations](operations.md#second-factors))',
  CONSTAT_DEMO_PORT: 'port of the demonstration site (embedded database and a loopback `CONSTAT_URL` only)',
  CONSTAT_AUDITS_AT_ONCE: 'audits one worker runs side by side',
  CONSTAT_CALM_WAIT:
    'seconds an audit waits, in all, for a busy machine to be calm enough to measure performance again; a worker without an audit waits six times that for a machine that is not too busy for one; 0: not at all',
  CRUX_API_KEY:
    'key of the Chrome UX Report API: reports then show what real visitors of public sites measured, and Google is told the addresses of the pages audited ([operations.md](operations.md#field-data))',
  CRUX_API_URL: 'where that API is asked',
  CONSTAT_METRICS_PORT:
    'port of `/healthz`, `/readyz` and `/metrics` alone, in web processes and workers; the worker of `npm start` takes the next one ([operations.md](operations.md#metrics))',
  CONSTAT_METRICS_TOKEN: 'what a reader of `/metrics` bears; without it this machine alone reads it',
  CONSTAT_RULES_OFF: 'comma list of checks (ids as at `/controles`) that no audit runs',
  CONSTAT_LOG_LEVEL: 'debug, info, warn, error or silent',
  CONSTAT_OPERATOR_NAME: 'who runs the installation, for the legal and eco-design pages',
  CONSTAT_OPERATOR_ADDRESS: 'their postal address',
  CONSTAT_OPERATOR_PHONE: 'their telephone number',
  CONSTAT_OPERATOR_EMAIL: 'their e-mail address; a public `CONSTAT_URL` needs it, for whoever is visited',
  CONSTAT_OPERATOR_REGISTRATION: 'their registration (RCS, SIRET…)',
  CONSTAT_OPERATOR_PUBLISHER: 'director of publication',
  CONSTAT_OPERATOR_HOSTING: 'who hosts the installation',
  CONSTAT_OPERATOR_ENERGY: 'energy of the host, for the eco-design page',
  CONSTAT_OPERATOR_MEDIATOR: 'mediator of consumers, for the terms',
  CONSTAT_OPERATOR_OFFICER: 'data protection officer, for the privacy page',
  CONSTAT_SECURITY_CONTACT:
    'where flaws are reported (`/.well-known/security.txt`): e-mail address or https page; without it the e-mail of the operator',
  CONSTAT_ACCESSIBILITY_RATE:
    'rate of the RGAA audit that a person made of the installation, %; it goes with a date and an author; without them the installation declares itself « non conforme »',
  CONSTAT_ACCESSIBILITY_AUDITED_ON: 'date of that audit (`2026-11-27`)',
  CONSTAT_ACCESSIBILITY_AUDITOR: 'who made it',
  CONSTAT_ACCESSIBILITY_DEFECTS: 'what it found inaccessible',
  CONSTAT_ACCESSIBILITY_PLAN: 'address of the multi-year accessibility scheme of a public body',
  STRIPE_SECRET_KEY:
    'secret or restricted key: plans are paid by Stripe ([operations.md](operations.md#payments)); without it an administrator grants them',
  STRIPE_WEBHOOK_SECRET:
    'signing secret of the endpoint `/api/stripe/webhook`; two, separated by a comma, while one replaces the other',
  STRIPE_PRICE_PRO:
    'ids of monthly prices in euros, without tax, of the plan Pro: the first is sold, those after a comma are of earlier subscribers',
  STRIPE_PRICE_AGENCY: 'the same of the plan Agence',
  STRIPE_TAX: '`automatic` (Stripe Tax) or the id of one tax rate (`txr_…`)',
  STRIPE_GRACE_DAYS: 'days a plan is kept after a payment that failed, 60 at most',
  STRIPE_LIVE_ON_LOOPBACK: '`allowed` lets a live key be used with a loopback `CONSTAT_URL`',
  STRIPE_API_URL: 'a double of Stripe on this machine, with a test key, to try payments',
};
