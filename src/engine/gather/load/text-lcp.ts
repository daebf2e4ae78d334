import LargestContentfulPaint from 'lighthouse/core/audits/metrics/largest-contentful-paint.js';
import { LanternFirstContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-first-contentful-paint.js';
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js';
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js';
import * as Lantern from 'lighthouse/core/lib/lantern/lantern.js';

const { FirstContentfulPaint: FirstPaint, LargestContentfulPaint: LargestPaint } = Lantern.Metrics;

type Node = Parameters<typeof LargestPaint.isNotLowPriorityImageNode>[0];
type Artifacts = Parameters<typeof LargestContentfulPaint.audit>[0];
type Context = Parameters<typeof LargestContentfulPaint.audit>[1];

const pictures: ReadonlySet<string | undefined> = new Set(['Image', 'Media']);
const isPicture = (node: Node): boolean => node.type === 'network' && pictures.has(node.request.resourceType);

/** What a paint cannot come before, whatever it shows. */
const blocksPaint = (node: Node): boolean =>
  node.type !== 'network' ||
  (!isPicture(node) && node.hasRenderBlockingPriority() && node.initiatorType !== 'script');

/**
 * The simulated paint of a text: it waits for no picture. Lighthouse’s own simulation takes the last of all pictures
 * received before the paint, which on a fast network are those of the whole screen. Here they take their part of the
 * network in the pessimistic half, as they do in a browser, and nothing waits for their end. Milliseconds.
 */
class TextPaint extends LargestPaint {
  static override getOptimisticGraph(
    ...[graph, navigation]: Parameters<typeof LargestPaint.getOptimisticGraph>
  ) {
    return FirstPaint.getFirstPaintBasedGraph(graph, {
      cutoffTimestamp:
        navigation.timestamps.largestContentfulPaint ?? navigation.timestamps.firstContentfulPaint,
      treatNodeAsRenderBlocking: blocksPaint,
    });
  }

  static override getEstimateFromSimulation({
    nodeTimings,
  }: ReturnType<typeof LargestPaint.getEstimateFromSimulation>) {
    const ends = [...nodeTimings].flatMap(([node, { endTime }]) => (isPicture(node) ? [] : [endTime]));
    return { timeInMs: Math.max(...ends), nodeTimings };
  }
}

/** Lighthouse’s audit of the largest contentful paint, told apart by what was painted. */
export class LargestPaintAudit extends LargestContentfulPaint {
  static override async audit(artifacts: Artifacts, context: Context) {
    const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext } = artifacts;
    const { largestContentfulPaintEvt: paint } = await ProcessedNavigation.request(trace, context);
    const simulated = await LargestContentfulPaint.audit(artifacts, context);
    // A paint without a kind is an older browser’s: Lighthouse’s own figure stands.
    if (paint?.args.data?.type !== 'text') return simulated;
    const data = {
      ...{ trace, devtoolsLog, gatherContext, settings: context.settings, URL: artifacts.URL },
      ...{ SourceMaps: artifacts.SourceMaps, simulator: null, HostDPR: artifacts.HostDPR },
    };
    const fcpResult = await LanternFirstContentfulPaint.request(data, context);
    const { timing } = TextPaint.compute(await getComputationDataParams(data, context), { fcpResult });
    const { scoring } =
      LargestContentfulPaint.defaultOptions[context.settings.formFactor as 'mobile' | 'desktop'];
    const score = LargestContentfulPaint.computeLogNormalScore(scoring, timing);
    return { ...simulated, numericValue: timing, score, displayValue: '' };
  }
}
