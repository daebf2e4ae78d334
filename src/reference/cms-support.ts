/**
 * Software of sites that is no longer mended, or has a known flaw, by the version that a page shows. Sources, read in
 * November 2026: make.wordpress.org/security (June 2025), drupal.org release cycles, and the records of the CVE named.
 * Version 2026-11.
 */
export interface CmsEnd {
  readonly name: string;
  /** On the generator that the page or the server names; its first group is the version. */
  readonly generator: RegExp;
  /** Versions under that one get no more mends. */
  readonly supportedFrom: string;
  /** Why, in French. */
  readonly since: string;
}

export const cmsEnds: readonly CmsEnd[] = [
  {
    name: 'WordPress',
    generator: /^\s*WordPress (\d+\.\d+(?:\.\d+)?)/i,
    supportedFrom: '4.7',
    since: 'plus de correctifs avant la version 4.7 depuis juillet 2025',
  },
  {
    name: 'Drupal',
    generator: /^\s*Drupal ([89])\b/i,
    supportedFrom: '10',
    since: 'fin des correctifs de la version 9 en novembre 2023',
  },
];

/** Versions with a published flaw: whether it was mended some other way, a person tells. */
export interface CmsFlaw {
  readonly name: string;
  /** On a generator, or on the path and query of a file of an extension; its first group is the version. */
  readonly seen: RegExp;
  readonly from: 'generator' | 'file';
  /** First version with it; absent: all that came before have it. */
  readonly firstAffected?: string;
  /** First version without it, or the last one with it. */
  readonly fixed?: string;
  readonly lastAffected?: string;
  readonly advisory: string;
}

/** A file that the extension marks with its own version. */
const file = (path: string): RegExp =>
  new RegExp(`/wp-content/plugins/${path}\\?(?:[^#]{0,80}&)?ver=(\\d+\\.\\d+(?:\\.\\d+)?)`, 'i');

export const cmsFlaws: readonly CmsFlaw[] = [
  {
    name: 'SPIP',
    seen: /^\s*SPIP (\d+\.\d+\.\d+)/i,
    from: 'generator',
    fixed: '4.4.14',
    advisory: 'CVE-2026-8430',
  },
  {
    name: 'Contact Form 7',
    seen: file('contact-form-7/includes/(?:js/(?:index|scripts)\\.js|css/styles\\.css)'),
    from: 'file',
    fixed: '5.3.2',
    advisory: 'CVE-2020-35489',
  },
  {
    name: 'Elementor',
    seen: file('elementor/assets/(?:js|css)/frontend(?:\\.min)?\\.(?:js|css)'),
    from: 'file',
    firstAffected: '3.3.0',
    lastAffected: '3.18.1',
    advisory: 'CVE-2023-48777',
  },
  {
    name: 'Everest Forms',
    seen: file('everest-forms/assets/(?:js/frontend|css)/everest-forms(?:\\.min)?\\.(?:js|css)'),
    from: 'file',
    lastAffected: '3.4.3',
    advisory: 'CVE-2026-3296',
  },
  {
    name: 'LiteSpeed Cache',
    seen: file('litespeed-cache/assets/js/[\\w.-]{1,60}\\.js'),
    from: 'file',
    firstAffected: '1.9',
    fixed: '6.4',
    advisory: 'CVE-2024-28000',
  },
];
