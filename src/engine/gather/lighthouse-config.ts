import BootupTime from 'lighthouse/core/audits/bootup-time.js';
import UnminifiedCss from 'lighthouse/core/audits/byte-efficiency/unminified-css.js';
import UnminifiedJavaScript from 'lighthouse/core/audits/byte-efficiency/unminified-javascript.js';
import UnusedCssRules from 'lighthouse/core/audits/byte-efficiency/unused-css-rules.js';
import UnusedJavaScript from 'lighthouse/core/audits/byte-efficiency/unused-javascript.js';
import ClsCulprits from 'lighthouse/core/audits/insights/cls-culprits-insight.js';
import DocumentLatency from 'lighthouse/core/audits/insights/document-latency-insight.js';
import DuplicatedJavaScript from 'lighthouse/core/audits/insights/duplicated-javascript-insight.js';
import FontDisplay from 'lighthouse/core/audits/insights/font-display-insight.js';
import ForcedReflow from 'lighthouse/core/audits/insights/forced-reflow-insight.js';
import ImageDelivery from 'lighthouse/core/audits/insights/image-delivery-insight.js';
import LcpDiscovery from 'lighthouse/core/audits/insights/lcp-discovery-insight.js';
import LegacyJavaScript from 'lighthouse/core/audits/insights/legacy-javascript-insight.js';
import RenderBlocking from 'lighthouse/core/audits/insights/render-blocking-insight.js';
import ThirdParties from 'lighthouse/core/audits/insights/third-parties-insight.js';
import CumulativeLayoutShift from 'lighthouse/core/audits/metrics/cumulative-layout-shift.js';
import FirstContentfulPaint from 'lighthouse/core/audits/metrics/first-contentful-paint.js';
import SpeedIndex from 'lighthouse/core/audits/metrics/speed-index.js';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';
import ServerResponseTime from 'lighthouse/core/audits/server-response-time.js';
import UnsizedImages from 'lighthouse/core/audits/unsized-images.js';
import { defaultSettings } from 'lighthouse/core/config/constants.js';
import defaultConfig from 'lighthouse/core/config/default-config.js';
import CssUsage from 'lighthouse/core/gather/gatherers/css-usage.js';
import DevtoolsLog from 'lighthouse/core/gather/gatherers/devtools-log.js';
import JsUsage from 'lighthouse/core/gather/gatherers/js-usage.js';
import Scripts from 'lighthouse/core/gather/gatherers/scripts.js';
import SourceMaps from 'lighthouse/core/gather/gatherers/source-maps.js';
import Stylesheets from 'lighthouse/core/gather/gatherers/stylesheets.js';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import TraceElements from 'lighthouse/core/gather/gatherers/trace-elements.js';
import { type LoadListener, TurnAudit, turnGatherer } from './lighthouse-turn.ts';
import type { LogEntry, RecordedLoad } from './load/correct-load.ts';
import { CostlyAnimationsAudit } from './load/costly-animations.ts';
import { LargestPaintAudit } from './load/largest-paint.ts';
import { SizedImageElements } from './load/sized-images.ts';
import type { TraceEvent } from './load/trace-event.ts';

/** What runs, given as classes: Lighthouse’s own list would load some 150 audits to run these. */
const audits = [
  FirstContentfulPaint,
  LargestPaintAudit,
  SpeedIndex,
  TotalBlockingTime,
  CumulativeLayoutShift,
  ServerResponseTime,
  BootupTime,
  ClsCulprits,
  DocumentLatency,
  DuplicatedJavaScript,
  FontDisplay,
  ForcedReflow,
  ImageDelivery,
  LcpDiscovery,
  LegacyJavaScript,
  CostlyAnimationsAudit,
  RenderBlocking,
  ThirdParties,
  UnminifiedCss,
  UnminifiedJavaScript,
  UnsizedImages,
  UnusedCssRules,
  UnusedJavaScript,
];

export const auditIds: readonly string[] = audits.map(({ meta }) => meta.id);

/** What these audits read beside trace and log. */
const gatherers = {
  CSSUsage: CssUsage,
  ImageElements: SizedImageElements,
  JsUsage,
  Scripts,
  SourceMaps,
  Stylesheets,
  TraceElements,
};

type AuditClass = (typeof audits)[number];

/** The same audit without its title and description, which Lighthouse would format for each page and nobody reads. */
function untitled(audit: AuditClass): AuditClass {
  const { id } = audit.meta;
  const meta = { ...audit.meta, title: id, failureTitle: id, description: id };
  return Object.defineProperty(class extends (audit as typeof SpeedIndex) {}, 'meta', { get: () => meta });
}

const turnRef = { id: 'constat-turn', weight: 0 };
/** With Lighthouse’s own weights, so that scores compare. */
const auditRefs = (defaultConfig.categories?.performance?.auditRefs ?? []).filter(({ id }) =>
  auditIds.includes(id),
);

export interface ConfiguredLoad extends Omit<LoadListener, 'recorded'> {
  /** The record of the load, before anything is computed from it: it can still be changed. */
  recorded(load: RecordedLoad): void;
}

/** The same navigation with nothing recorded: no trace, no coverage, nothing to judge afterwards. */
export function bareConfig({ begin, end }: Pick<ConfiguredLoad, 'begin' | 'end'>): object {
  const instance = turnGatherer({ begin, end, recorded: () => undefined });
  return {
    settings: defaultSettings,
    artifacts: [{ id: 'ConstatTurn', gatherer: { instance } }],
    audits: [{ implementation: TurnAudit }],
    categories: { performance: { title: 'performance', auditRefs: [turnRef] } },
  };
}

/** Lighthouse’s performance category and nothing else, with what becomes of the load told to the caller. */
export function lighthouseConfig(load: ConfiguredLoad): object {
  const trace = new Trace();
  const log = new DevtoolsLog();
  const recorded = () =>
    load.recorded({
      events: trace.getDebugData().traceEvents as TraceEvent[],
      log: log.getDebugData() as readonly LogEntry[],
    });
  const turn = turnGatherer({ begin: (started) => load.begin(started), end: () => load.end(), recorded });
  const instances = [
    ['ConstatTurn', turn],
    // Those that others depend on come first.
    ['DevtoolsLog', log],
    ['Trace', trace],
    ...Object.entries(gatherers).map(([id, Gatherer]) => [id, new Gatherer()] as const),
  ] as const;
  return {
    settings: defaultSettings,
    artifacts: instances.map(([id, instance]) => ({ id, gatherer: { instance } })),
    audits: [...audits.map(untitled), TurnAudit].map((implementation) => ({ implementation })),
    groups: defaultConfig.groups,
    categories: { performance: { title: 'performance', auditRefs: [...auditRefs, turnRef] } },
  };
}
