/** What is asked in one frame of the page, in the world of that frame’s own scripts. */
export { readBanner } from './consent-banner.ts';
export { findControl, listControls } from './consent-controls.ts';
