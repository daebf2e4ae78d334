import { planOf } from '#contract/plans.ts';
import type { Report } from '#contract/report.ts';
import { placesToPrint } from '#report/pdf/main-defects.ts';
import type { PrintBrand, PrintInput, PrintPicture } from '#report/pdf/print-input.ts';
import type { Box } from '#report/place-in-page.ts';
import type { Screenshot } from '#report/screenshot.ts';
import { homePageOf } from '#report/site-title.ts';
import type { AuditRow } from '#store/audits.ts';
import { type BrandRow, findBrand } from '#store/brands.ts';
import { ownerOfAudit } from '#store/retention.ts';
import { decidedOf } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import type { FileDeps } from '../files/read-file.ts';
import { readPictures } from './read-pictures.ts';

/** What the PDF of an audit is made of: its report, pictures of its own pages, the brand its owner’s plan allows. */
export async function printInputOf(
  deps: FileDeps & Pick<Deps, 'config' | 'clock'>,
  audit: Pick<AuditRow, 'id'>,
  report: Report,
): Promise<PrintInput> {
  return {
    report,
    reportUrl: `${deps.config.publicUrl}/reports/${audit.id}`,
    brand: await brandOf(deps, audit.id),
    decided: await decidedOf(deps, audit.id, report),
    ...(await printPicturesOf(report, (pages) => readPictures(deps, audit.id, { pages }))),
  };
}

type ReadShots = (pages: Report['pages']) => Promise<ReadonlyMap<string, string>>;

/** The home page and the places of the first defects, whole as stored. @param read pictures as `data:` addresses, by key */
export async function printPicturesOf(
  report: Report,
  read: ReadShots,
): Promise<Pick<PrintInput, 'picture' | 'crops'>> {
  const home = homePageOf(report);
  const places = placesToPrint(report);
  const shown = new Set([...places.values()].map(({ url }) => url));
  const others = report.pages.filter((page) => page !== home && shown.has(page.url));
  const sources = await read([...(home ? [home] : []), ...others]);
  const of = (shot: Screenshot | null | undefined, box?: Box): PrintPicture | null => {
    const source = shot && sources.get(shot.key);
    return source ? { source, width: shot.width, height: shot.height, ...(box && { box }) } : null;
  };
  const crops = [...places].flatMap(([anchor, { screenshot, box }]) => {
    const picture = of(screenshot, box);
    return picture ? [[anchor, picture] as const] : [];
  });
  return { picture: of(home?.screenshot), crops: new Map(crops) };
}

/** Changes with the brand of an audit’s owner, and with their plan’s right to it; empty without a brand. */
export async function brandStamp(deps: Pick<Deps, 'db'>, auditId: string): Promise<string> {
  return (await allowedBrand(deps, auditId))?.updatedAt.getTime().toString(36) ?? '';
}

async function allowedBrand({ db }: Pick<Deps, 'db'>, auditId: string): Promise<BrandRow | null> {
  const owner = await ownerOfAudit(db, auditId);
  return owner !== null && planOf(owner.plan).ownBrandPdf ? findBrand(db, owner.uid) : null;
}

async function brandOf(deps: Pick<Deps, 'db'>, auditId: string): Promise<PrintBrand | null> {
  const brand = await allowedBrand(deps, auditId);
  if (brand === null) return null;
  const logo = brand.logo && `data:${brand.logoType};base64,${brand.logo.toString('base64')}`;
  return { name: brand.name, logo };
}
