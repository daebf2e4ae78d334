/** An object store that speaks S3, and what opens it. */
export interface ObjectSettings {
  /** `https://s3.exemple.fr`, without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `https://host/bucket/name`; otherwise `https://bucket.host/name`. */
  readonly pathStyle: boolean;
}

/** The settings as they are read, before they are held against each other. */
export interface GivenObjectSettings {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET: string | null;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string | null;
  readonly S3_SECRET_ACCESS_KEY: string | null;
  readonly S3_PATH_STYLE: 'yes' | 'no';
}

/** A setting that cannot stand, and why; its value is shown unless it is a secret. */
export interface ObjectRefusal {
  readonly name: keyof GivenObjectSettings;
  readonly reason: string;
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The store that the settings name; null where they name none; a refusal where they are incomplete or wrong. */
export function readObjectSettings(given: GivenObjectSettings): ObjectSettings | ObjectRefusal | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  if (needed.every((name) => (given[name] ?? null) === null)) return null;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const name = needed.find((one) => !given[one]) ?? 'S3_ENDPOINT';
    return { name, reason: `un stockage d’objets se déclare avec ${needed.join(', ')}` };
  }
  const { origin, pathname, search, username, password } = new URL(endpoint);
  if (pathname !== '/' || search !== '' || username !== '' || password !== '')
    return {
      name: 'S3_ENDPOINT',
      reason: 'indiquez l’adresse seule (https://s3.exemple.fr), sans chemin ni identifiants',
    };
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    return {
      name: 'S3_BUCKET',
      reason: 'ceci n’est pas un nom de seau (3 à 63 minuscules, chiffres, points, tirets)',
    };
  const pathStyle = given.S3_PATH_STYLE === 'yes';
  return { endpoint: origin, bucket, region: given.S3_REGION, accessKeyId, secretAccessKey, pathStyle };
}
