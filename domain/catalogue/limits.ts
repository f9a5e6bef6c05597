/** Further pictures of a product at the most. */
export const MAX_MORE_PICTURES = 7
/** The largest file of products, megabytes. */
export const MAX_CSV_MB = 20
/** At or below this many, a product is low in stock. */
export const LOW_STOCK = 5
/** Records of compliance that a product may have. */
export const MAX_RECORDS = 20
/** The highest price. */
export const MAX_RUPEES = 1_000_000_000
/** The most pieces in stock. */
export const MAX_STOCK = 10_000_000
/** So many changes of a file are shown before it is imported. */
export const MAX_PREVIEWED = 50
/** More than anybody types; each further one costs a look at every product. */
export const MAX_SEARCH_WORDS = 8
/** Products that a search box offers. */
export const MAX_SUGGESTIONS = 10
/** Of all cached answers together, keys included. */
export const MAX_CACHED_BYTES = 16_000_000

/** A price that a file changes by more than so many per cent is asked about before it is imported. */
export const LARGE_CHANGE_PCT = 30
/** So many products are changed by one call. */
export const MAX_BULK = 200
/** Searches that are remembered: a page asks for the same one twice, for its products and for its facets. */
export const MAX_CACHED_SEARCHES = 8
/** The words that the name of a model may have. */
export const MAX_MODEL_WORDS = 8
/** An import costs as much as this many pictures. */
export const IMPORT_POINTS = 5
/** The hour of the mail about low stock, in the store's zone. */
export const LOW_STOCK_MAIL_HOUR = 8
/** An average of fewer reviews is nobody's opinion. */
export const MIN_REVIEWS = 3
/** The bytes of a cached answer besides its texts: the objects around them. */
export const ENTRY_BYTES = 500
