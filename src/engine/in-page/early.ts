import { noteMessages } from './messages.ts';

/** After the document is there: scripts have shown their first messages by then. */
const firstLookMs = 1_000;

// A message of a few seconds is gone when the load is over.
if (window.top === window)
  addEventListener('DOMContentLoaded', () => {
    setTimeout(noteMessages, firstLookMs);
  });
