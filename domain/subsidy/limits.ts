import { DAY_MS } from '../../shared/durations.ts'

export const MAX_PAPERS = 10
export const MAX_PAPER_BYTES = 5 * 1_048_576
/** Papers are deleted so long after the money has come. */
export const PAPERS_LAST_MS = 30 * DAY_MS
/** Between two mails about the same order. */
export const REMINDER_INTERVAL_MS = 7 * DAY_MS
/** Of the unpacked text of a PDF that is looked through. */
export const MAX_PDF_TEXT_BYTES = 8 * 1_048_576
/** The format's limit for a string, bytes. */
export const MAX_PDF_STRING_BYTES = 32_767
