export interface Sitemap {
  readonly url: string;
  readonly status: number;
  readonly kind: 'index' | 'urlset' | 'text' | 'feed' | 'invalid';
  readonly urlCount: number;
  /** First 1,000. */
  readonly urls: readonly string[];
  /**
   * Language versions that entries announce (`xhtml:link`), of the first 200 that announce some, addresses as written. Absent
   * where none does, and from visits saved before they were read.
   */
  readonly versions?: readonly {
    readonly url: string;
    readonly versions: readonly { readonly lang: string; readonly url: string }[];
  }[];
  readonly error: string | null;
}
