/** Tax law allows so many characters in the number of an invoice. */
export const MAX_NUMBER_LENGTH = 16
/** The annual return is due on 31 December after the financial year, and the books are kept for 72 months from then. */
export const KEPT_YEARS = 6
/** How long a description of table 12 may be. */
export const MAX_HSN_DESCRIPTION = 30
/** The largest logo that is of use on paper. */
export const MAX_LOGO_PX = { width: 1200, height: 900 }
/** Quotations that are made anonymous in one transaction. */
export const BATCH_SIZE = 200
/** The digits of a number, where there is room. */
export const NUMBER_DIGITS = 6
/** So many digits there should be room for, or else the year is written shorter. */
export const MIN_NUMBER_DIGITS = 5
