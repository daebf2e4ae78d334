/**
 * Services whose customers point a name of their own at them, and what shows that nobody holds the place any more.
 * Facts compiled from « Can I take over XYZ? » (EdOverflow, fingerprints read 2026-11) and the services’ own error
 * pages; services that check the ownership of a name before serving it are left out, except where marked.
 */
export interface HostingService {
  readonly name: string;
  /** Ends of the alias. */
  readonly suffixes: readonly string[];
  /** Text of the page served for a name nobody claims; null when the alias itself stops existing. */
  readonly unclaimed: RegExp | null;
  /** The service checks who owns a name, or did not always: a person must look. */
  readonly checksOwner?: boolean;
}

const hostingServices: readonly HostingService[] = [
  {
    name: 'Amazon S3',
    suffixes: ['s3.amazonaws.com'],
    unclaimed: /The specified bucket does not exist|NoSuchBucket/,
  },
  { name: 'AWS Elastic Beanstalk', suffixes: ['elasticbeanstalk.com'], unclaimed: null },
  {
    name: 'Microsoft Azure',
    suffixes: [
      'azurewebsites.net',
      'cloudapp.net',
      'cloudapp.azure.com',
      'trafficmanager.net',
      'blob.core.windows.net',
      'azureedge.net',
      'azure-api.net',
      'azurecontainer.io',
    ],
    unclaimed: null,
  },
  { name: 'Bitbucket', suffixes: ['bitbucket.io'], unclaimed: /Repository not found/ },
  { name: 'Ghost', suffixes: ['ghost.io'], unclaimed: /The thing you were looking for is no longer here/ },
  {
    name: 'Help Scout',
    suffixes: ['helpscoutdocs.com'],
    unclaimed: /No settings were found for this company/,
  },
  {
    name: 'JetBrains YouTrack',
    suffixes: ['youtrack.cloud'],
    unclaimed: /is not a registered InCloud YouTrack/,
  },
  { name: 'Kinsta', suffixes: ['kinsta.cloud'], unclaimed: /No Site For Domain/i },
  { name: 'Ngrok', suffixes: ['ngrok.io'], unclaimed: /Tunnel .{1,100} not found/ },
  { name: 'Pantheon', suffixes: ['pantheonsite.io'], unclaimed: /404 error unknown site/i },
  { name: 'ReadMe', suffixes: ['readme.io', 'readmessl.com'], unclaimed: /Project doesnt exist\.\.\. yet!/ },
  { name: 'Surge', suffixes: ['surge.sh'], unclaimed: /project not found/ },
  { name: 'WordPress.com', suffixes: ['wordpress.com'], unclaimed: /Do you want to register/ },
  {
    name: 'GitHub Pages',
    suffixes: ['github.io'],
    unclaimed: /There isn't a GitHub Pages site here/,
    checksOwner: true,
  },
  {
    name: 'Heroku',
    suffixes: ['herokuapp.com', 'herokudns.com', 'herokussl.com'],
    unclaimed: /No such app|herokucdn\.com\/error-pages\/no-such-app/,
    checksOwner: true,
  },
  {
    name: 'Netlify',
    suffixes: ['netlify.app', 'netlify.com'],
    unclaimed: /Not Found - Request ID/,
    checksOwner: true,
  },
  {
    name: 'Shopify',
    suffixes: ['myshopify.com'],
    unclaimed: /Sorry, this shop is currently unavailable/,
    checksOwner: true,
  },
  {
    name: 'Tumblr',
    suffixes: ['domains.tumblr.com'],
    unclaimed: /doesn't currently exist at this address/,
    checksOwner: true,
  },
  {
    name: 'Webflow',
    suffixes: ['proxy.webflow.com', 'proxy-ssl.webflow.com'],
    unclaimed: /The page you are looking for doesn't exist or has been moved/,
    checksOwner: true,
  },
  { name: 'Fastly', suffixes: ['fastly.net'], unclaimed: /Fastly error: unknown domain/, checksOwner: true },
];

/** The service an alias leads to, or null. */
export function hostingServiceOf(alias: string): HostingService | null {
  return (
    hostingServices.find(({ suffixes }) =>
      suffixes.some((suffix) => alias === suffix || alias.endsWith(`.${suffix}`)),
    ) ?? null
  );
}
