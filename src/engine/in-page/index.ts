/** What is called in our isolated world of a page (`gather/in-page.ts`), by subject. */
export { accesslintPass } from './accesslint-pass.ts';
export { alfaPass } from './alfa-pass.ts';
export { axePass } from './axe-pass.ts';
export { inkOf, listBareControls } from './bare-controls.ts';
export { paintsNothing } from './blank-document.ts';
export { chooseAnother, describeChoice, listChoices } from './choices.ts';
export { comparePictures } from './compare-pictures.ts';
export { readBanner } from './consent-banner.ts';
export { contrastBehind } from './contrast-behind.ts';
export { coloursNow, contrastPass } from './contrasts-in-dark.ts';
export { beginPartPass, beginView, endView, originsOf } from './element-numbers.ts';
export { fillRightly, isShut } from './fill-form.ts';
export { listFlashes } from './flashes.ts';
export { bringToFocus, lookAtFocus, restoreFocus, shownWithFocus } from './focus-look.ts';
export { beginFocus } from './focus-outline.ts';
export { beginWalk, focusStep } from './focus-step.ts';
export { describeStop, focusStops, listStops } from './focus-stops.ts';
export { dropFocus, placeOfFocused, setFocus } from './focused-element.ts';
export { readFormErrors } from './form-errors.ts';
export { listForms, sendWrongly } from './forms.ts';
export { openHiddenProperties } from './hidden-properties.ts';
export { hideLetters, showLetters } from './hide-letters.ts';
export { keyboardReveals, lookAtHover } from './hover-looks.ts';
export { hoverCandidates } from './hover-pairs.ts';
export { pictogramFamilies } from './icon-families.ts';
export { typedForMs, watchKeys } from './key-times.ts';
export { enterTrap, isHeld } from './keyboard-trap.ts';
export { findLostPictures, keepAnswers, textsOverLost } from './lost-pictures.ts';
export { compareTexts, textsCutAtRest } from './lost-texts.ts';
export { messageWait, noteMessages, vanishedMessages } from './messages.ts';
export { watchMotion } from './motion-watch.ts';
export { listMovements, motionWait, stillMoving } from './movements.ts';
export { opacitiesNow, stopAt } from './opacities.ts';
export {
  answerNow,
  closePart,
  dialogNow,
  endPart,
  findRoots,
  isRenamed,
  partNow,
  placeOfOpener,
  pressOpener,
} from './opened-part.ts';
export { listOpeners } from './openers.ts';
export { orientationPass } from './orientation-pass.ts';
export { pageOverflow } from './page-overflow.ts';
export { joinPart, partRoot } from './part-roots.ts';
export { settle } from './pauses.ts';
export { placePictures } from './picture-places.ts';
export { mayBePressed, pressFilled } from './press-filled.ts';
export { readDom } from './read-dom.ts';
export { readPicture } from './read-picture.ts';
export { shownByHover, watchHover } from './scripted-hover.ts';
export { putBoxesBack, scrollToTop, scrollWindow, windowPlace } from './scroll-into-view.ts';
export { findScrolledBehind } from './scrolled-behind.ts';
export {
  endShiftWatch,
  pageHeight,
  pageWidth,
  pauseShiftWatch,
  scrollToEnd,
  watchShifts,
} from './scrolling.ts';
export { focusSearchField } from './search-field.ts';
export { addSheet, holdStill, letMove, removeSheet, setStill } from './sheets.ts';
export { shownNow } from './shown-now.ts';
export { silencedNow } from './silenced-stops.ts';
export { bringStateText, listStateTexts, paintedText, stateElement } from './state-contrasts.ts';
export { placeText } from './text-place.ts';
export { measureTexts } from './text-states.ts';
export { settleView } from './view-settles.ts';
