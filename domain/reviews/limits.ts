import { DAY_MS } from '../../shared/durations.ts'

export const MAX_REVIEW_LENGTH = 1500
export const MAX_ANSWER_LENGTH = 1000
/** For so long after it was written its buyer may change a review. */
export const EDIT_MS = 14 * DAY_MS
/** The request for a review is sent so long after the order was finished. */
export const REQUEST_AFTER_MS = 7 * DAY_MS
/** Orders finished longer ago are not asked about any more. */
export const REQUEST_UNTIL_MS = 30 * DAY_MS
/** The reviews of an installer that come with an order. */
export const LATEST = 5
