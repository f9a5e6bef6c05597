import { paise } from '../../shared/money.ts'

/** How long the provider may take to answer. */
export const TIMEOUT_MS = 10_000

/** A hundred payments are about 150 kB. */
export const MAX_ANSWER_BYTES = 1_000_000
/** So many jobs of a kind that calls the provider are under way at once in a process. */
export const PLACES_AT_PROVIDER = 3
/** The most that UPI takes at once from most people (NPCI), paise. */
export const MAX_UPI = paise(1_00_000_00)
/**
 * The sum from which on nobody may take cash from a person in a day, or for one transaction, paise: Income-tax Act
 * 2025, section 186, the former 269ST
 * (https://www.cabkgoyal.com/section-186-of-income-tax-act-2025-mode-of-undertaking-transactions/).
 */
export const CASH_LIMIT = paise(2_00_000_00)
/** The least that a provider takes: one rupee. */
export const LEAST_ONLINE = paise(1_00)
/** How long reports of payment providers are kept as received; their results stay with the order. */
export const EVENT_DAYS = 180
/** The characters of a text that the provider answers. */
export const MAX_ANSWER_TEXT = 2_000
/** The most entries that an answer of the provider has. */
export const PAGE_SIZE = 100
