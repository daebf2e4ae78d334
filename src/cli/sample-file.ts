import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isAppError } from '#contract/errors.ts';
import { jsonOf } from '#contract/json-of.ts';
import type { ReportSample } from '#contract/report-sample.ts';
import { sampleKinds } from '#contract/sample.ts';
import { checkSampleName, checkSamplePages } from '#service/samples/check-sample.ts';
import { AccessError } from './access-arguments.ts';

const typed = z.object({
  name: z.string().default('Échantillon'),
  version: z.int().default(1),
  pages: z.array(z.object({ url: z.string(), name: z.string(), kind: z.enum(sampleKinds) })).min(1),
});
/** As `GET /api/samples/:id` gives it, or what stands in it alone. */
const inFile = z.union([z.object({ sample: typed }).transform(({ sample }) => sample), typed]);

/** What an audit by the engine alone can hold. */
const mostPages = 1_000;

/** The sample of a file, for a site. @throws AccessError with a sentence that says what to do */
export async function readSampleFile(file: string, site: URL): Promise<ReportSample> {
  const wrong = (why: string) => new AccessError(`--sample ${file} : ${why}`);
  const text = await readFile(file, 'utf8').catch(() => {
    throw wrong('le fichier ne peut pas être lu.');
  });
  const read = inFile.safeParse(jsonOf(text.replace(/^\uFEFF/, '')));
  if (!read.success)
    throw wrong(
      'ce fichier n’est pas un échantillon. Donnez le JSON que rend l’API (GET /api/samples/:id) : un nom, et des pages qui ont chacune « url », « name » et « kind ».',
    );
  const { name, version, pages } = read.data;
  try {
    return {
      ...{ name: checkSampleName(name), version },
      pages: checkSamplePages(site, pages, { pagesPerAudit: mostPages }),
    };
  } catch (error) {
    throw isAppError(error) ? wrong(error.message) : error;
  }
}
