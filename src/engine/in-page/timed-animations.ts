/**
 * Animations of the document that go by time. Those that follow the reader’s scrolling (`animation-timeline: view()`) move with it
 * alone, and their durations are shares of it, no milliseconds (Web Animations 2; Scroll-driven Animations).
 */
export const timedAnimations = (): Animation[] =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === null || timeline instanceof DocumentTimeline);
