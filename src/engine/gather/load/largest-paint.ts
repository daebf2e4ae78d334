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

/** The address of what a picture or film was received from; null for all else. */
const pictureUrl = (node: Node): string | null =>
  node.type === 'network' && pictures.has(node.request.resourceType) ? node.request.url : null;

/**
 * The simulated paint of a text, or of the picture at `own`, ms: it waits for no other picture. Lighthouse’s own simulation
 * takes the last of all pictures received before the paint, which on a fast network are those of the whole screen. Here
 * they take their part of the network in the pessimistic half, as they do in a browser, and nothing waits for their end.
 */
function paintOf(own: string | null): typeof LargestPaint {
  const isOther = (node: Node): boolean => ![null, own].includes(pictureUrl(node));
  /** What the paint cannot come before. */
  const blocks = (node: Node): boolean => {
    if (node.type !== 'network') return true;
    if (pictureUrl(node) !== null) return !isOther(node);
    return node.hasRenderBlockingPriority() && node.initiatorType !== 'script';
  };
  return class extends LargestPaint {
    static override getOptimisticGraph(
      ...[graph, navigation]: Parameters<typeof LargestPaint.getOptimisticGraph>
    ) {
      return FirstPaint.getFirstPaintBasedGraph(graph, {
        cutoffTimestamp:
          navigation.timestamps.largestContentfulPaint ?? navigation.timestamps.firstContentfulPaint,
        treatNodeAsRenderBlocking: blocks,
      });
    }

    static override getEstimateFromSimulation({
      nodeTimings,
    }: ReturnType<typeof LargestPaint.getEstimateFromSimulation>) {
      const ends = [...nodeTimings].flatMap(([node, { endTime }]) => (isOther(node) ? [] : [endTime]));
      return { timeInMs: Math.max(...ends), nodeTimings };
    }
  };
}

interface PaintEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly data?: { readonly DOMNodeId?: number; readonly size?: number; readonly imageUrl?: string };
  };
}

type Paint = Awaited<ReturnType<typeof ProcessedNavigation.request>>['largestContentfulPaintEvt'];

/** The address of the picture that was painted; null for a text, undefined where the trace does not tell. */
function pictureOf(paint: Paint, events: readonly PaintEvent[]): string | null | undefined {
  const data = paint?.args.data;
  if (data?.type === 'text') return null;
  const candidates = events.filter(
    ({ name, args }) =>
      name === 'LargestImagePaint::Candidate' &&
      args.data?.DOMNodeId === data?.nodeId &&
      args.data?.size === data?.size,
  );
  return candidates.sort((one, other) => other.ts - one.ts)[0]?.args.data?.imageUrl;
}

/** Lighthouse’s audit of the largest contentful paint, told apart by what was painted. */
export class LargestPaintAudit extends LargestContentfulPaint {
  static override async audit(artifacts: Artifacts, context: Context) {
    const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext } = artifacts;
    const { largestContentfulPaintEvt: paint } = await ProcessedNavigation.request(trace, context);
    const picture = pictureOf(paint, trace.traceEvents);
    if (!paint || picture === undefined) return LargestContentfulPaint.audit(artifacts, context);
    const data = {
      ...{ trace, devtoolsLog, gatherContext, settings: context.settings, URL: artifacts.URL },
      ...{ SourceMaps: artifacts.SourceMaps, simulator: null, HostDPR: artifacts.HostDPR },
    };
    const fcpResult = await LanternFirstContentfulPaint.request(data, context);
    const { timing } = paintOf(picture).compute(await getComputationDataParams(data, context), { fcpResult });
    const { scoring } =
      LargestContentfulPaint.defaultOptions[context.settings.formFactor as 'mobile' | 'desktop'];
    const score = LargestContentfulPaint.computeLogNormalScore(scoring, timing);
    return {
      score,
      scoringOptions: scoring,
      numericValue: timing,
      numericUnit: 'millisecond',
      displayValue: '',
    };
  }
}
