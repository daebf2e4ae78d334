import { planOf } from '#contract/plans.ts';
import type { Report } from '#contract/report.ts';
import type { PrintBrand, PrintInput } from '#report/pdf/print-input.ts';
import type { AuditRow } from '#store/audits.ts';
import { type BrandRow, findBrand } from '#store/brands.ts';
import { ownerOfAudit } from '#store/retention.ts';
import { decidedOf } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import type { FileDeps } from '../files/read-file.ts';
import { readPictures } from './read-pictures.ts';

/** What the PDF of an audit is made of: its report, the picture of its home page, the brand its owner’s plan allows. */
export async function printInputOf(
  deps: FileDeps & Pick<Deps, 'config' | 'clock'>,
  audit: Pick<AuditRow, 'id'>,
  report: Report,
): Promise<PrintInput> {
  const home = report.pages.slice(0, 1);
  const [picture = null] = (await readPictures(deps, audit.id, { pages: home })).values();
  return {
    report,
    reportUrl: `${deps.config.publicUrl}/reports/${audit.id}`,
    brand: await brandOf(deps, audit.id),
    decided: await decidedOf(deps, audit.id, report),
    picture,
  };
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
