import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts'

/** Orders with a difference that a month names. */
export const MAX_BALANCE_ORDERS = 50
/** So long the balances of the months count as fresh. */
export const BALANCE_FRESH_MS = 10 * MINUTE_MS
/** In a shop of a few hundred orders the months are looked at in this time; nobody waits longer for it. */
export const BALANCE_PATIENCE_MS = 250
/** Orders whose records are read at once. */
export const RECORDS_BATCH_SIZE = 50
/** Rows that an export reads at once. */
export const BATCH_SIZE = 500
/** Lines of a difference that are shown. */
export const MAX_LINES = 20
/** The characters of a note about a month. */
export const MAX_NOTE_LENGTH = 500
/** A job that is due is taken within seconds; later than this none takes it. */
export const LATE_JOB_MS = MINUTE_MS
/** Failed jobs are counted of so long. */
export const FAILED_JOBS_OF_MS = DAY_MS
/** Rows of a table that are looked through for a person’s contacts. */
export const MAX_KNOWN_ROWS = 200
/** The contacts of a person that are listed. */
export const MAX_CONTACTS = 20
/**
 * Days after that of the request within which it is answered: 2 by the shop, as complaints are acknowledged within 48
 * hours, and 7 by the buyer of a changed order. A warranty claim comes to its end within 30, as complaints are redressed
 * within a month (Consumer Protection (E-Commerce) Rules, 2020, rule 4).
 */
export const DUE_DAYS = { asked: 2, askedOfBuyer: 7, claimed: 2 }
export const DAYS_WITH_MAKER = 30
/** Orders that a search of the portal lists. */
export const MAX_FOUND_ORDERS = 8
/** Results of any other kind that it lists. */
export const MAX_FOUND_OTHERS = 5
/** Products that a search by serial number lists. */
export const MAX_FOUND_PRODUCTS = 50
/** A report without days is of so many. */
export const DEFAULT_DAYS = 30
/** The most years that a report looks back. */
export const MAX_YEARS = 5
/** How far back a product's rate of sale looks. */
export const RATE_DAYS = 30
/** Stock that would last longer is said never to run out. */
export const NEVER_AFTER_DAYS = 3650
/** Shorter texts are in most serial numbers, and find none. */
export const MIN_SERIAL_LENGTH = 3
