import type { Config } from '#platform/config.ts';

/** What a thread of heavy answers is started with. */
export interface RenderSettings {
  readonly connectionString: string;
  readonly config: Config;
  /** Where the pages’ server half is. */
  readonly pages: string;
  /** Holds replies to what the routes declare. */
  readonly isChecked: boolean;
}
