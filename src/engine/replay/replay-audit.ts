import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditOrder } from '#contract/audit.ts';
import { type Report, report as reportSchema } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { completed, type GatheredSite, type PageArtifacts, pageShapes, siteShapes } from '../artifacts.ts';
import { refineKinds } from '../derive/page/refine-kinds.ts';
import { judgeAudit, type RuleTrace } from '../judge/judge-audit.ts';
import { type JudgedPage, judgeVisit } from '../judge/judge-visit.ts';
import {
  pageFileName,
  type SavedSite,
  savedFormatVersion,
  savedSite,
  savedVersion,
  siteFileName,
} from './saved-format.ts';
import { unpackJson } from './saved-page.ts';

/** Saved artifacts that cannot be judged; the message is one French sentence. */
export class SavedAuditError extends Error {}

export interface ReplayOptions {
  /** Version of the engine that judges; the saved one only gathered. */
  readonly engineVersion: string;
  /** Replaces the rules that were switched off when the site was visited. */
  readonly rulesOff?: readonly string[];
  readonly explain?: string | null;
  /** Replaces the kind of site that was declared. */
  readonly profile?: SiteProfile | null;
  /** Referentials to judge beside the RGAA. */
  readonly otherReferentials?: readonly string[];
}

export interface Replay {
  readonly report: Report;
  readonly trace: RuleTrace | null;
  /** Version of the engine that gathered. */
  readonly gatheredBy: string;
}

/**
 * Saved artifacts → the report, without a browser or a network. What the files hold is data of somebody else:
 * files are bounded, an artifact that is missing or broken costs the rules that read it.
 * @throws SavedAuditError when the folder holds no saved audit of this format.
 */
export async function replayAudit(folder: string, options: ReplayOptions): Promise<Replay> {
  const saved = await readSite(folder);
  const order = {
    ...saved.order,
    ...(options.profile !== undefined && { profile: options.profile }),
    ...(options.rulesOff && { rulesOff: options.rulesOff }),
    ...(options.otherReferentials && { otherReferentials: options.otherReferentials }),
  } as AuditOrder;
  const judging = {
    profile: order.profile,
    rulesOff: order.rulesOff ?? [],
    explain: options.explain ?? null,
  };
  const pages: JudgedPage[] = [];
  for (let index = 0; index < saved.pageCount; index += 1) {
    const name = pageFileName(index);
    const artifacts = restored<PageArtifacts>(await readJson(join(folder, name), name), pageShapes);
    pages.push(judged(name, () => judgeVisit(artifacts, judging)));
  }
  const stored = restored<GatheredSite>(saved.site, siteShapes);
  const site = { ...stored, site: { ...stored.site, profile: order.profile } };
  const { report, trace } = judged(siteFileName, () =>
    judgeAudit(
      {
        order,
        pages,
        site: { ...site, pages: refineKinds(pages.map(({ facts }) => facts)) },
        startedAt: new Date(saved.startedAt),
        finishedAt: new Date(saved.finishedAt),
        engineVersion: options.engineVersion,
        environment: saved.environment,
      },
      options.explain,
    ),
  );
  if (!reportSchema.safeParse(report).success)
    throw new SavedAuditError('Ces artefacts ne donnent pas un rapport valable : ils sont abîmés.');
  return { report, trace, gatheredBy: saved.engineVersion };
}

async function readSite(folder: string): Promise<SavedSite> {
  const value = await readJson(join(folder, siteFileName), siteFileName);
  const version = savedVersion.safeParse(value);
  if (!version.success)
    throw new SavedAuditError(`Le fichier ${siteFileName} n’est pas un audit enregistré.`);
  if (version.data.formatVersion !== savedFormatVersion)
    throw new SavedAuditError(
      `Ces artefacts sont au format ${version.data.formatVersion} (moteur ${version.data.engineVersion}) ; cette version de Constat lit le format ${savedFormatVersion}. Enregistrez-les de nouveau.`,
    );
  const saved = savedSite.safeParse(value);
  if (saved.success) return saved.data;
  throw new SavedAuditError(
    `Le fichier ${siteFileName} est abîmé (${saved.error.issues[0]?.path.join('.') ?? ''}).`,
  );
}

async function readJson(path: string, name: string): Promise<unknown> {
  const packed = await readFile(path).catch(() => {
    throw new SavedAuditError(`Le fichier ${name} manque : ce dossier ne contient pas d’audit complet.`);
  });
  try {
    return await unpackJson(packed);
  } catch {
    throw new SavedAuditError(`Le fichier ${name} est illisible.`);
  }
}

/**
 * An artifact that these files do not have is one that failed: its rules answer « non testé ». What they do have is
 * somebody else’s data: rules bear anything.
 */
function restored<Artifacts>(value: unknown, shapes: object): Artifacts {
  const saved = typeof value === 'object' && value !== null ? value : {};
  return { ...saved, ...completed(shapes, saved, 'not in the saved artifacts') } as Artifacts;
}

/** Rules bear anything; what is drawn from the artifacts beside them may not. */
function judged<Value>(name: string, judge: () => Value): Value {
  try {
    return judge();
  } catch (cause) {
    throw new SavedAuditError(`Les artefacts du fichier ${name} sont abîmés.`, { cause });
  }
}
