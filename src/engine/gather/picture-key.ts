import { createHash } from 'node:crypto';

/** Key of a stored picture: the same for the same name, and nothing of it can be read there. */
export const pictureKey = (name: string, extension: 'webp' | 'jpg'): string =>
  `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.${extension}`;
