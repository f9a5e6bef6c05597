/** A plan that found no thread is asked for again after so long. */
export const RETRY_SECONDS = 5
/** Products that a thread copies at once; in between others have their turn. */
export const BATCH_SIZE = 100
/** The characters of a plan's address. */
export const MAX_ADDRESS_LENGTH = 2000
/** A power cut is followed for so long. */
export const HOURS_SHOWN = 12
/** How many plans a page of one costs: it is drawn with all its figures, too. */
export const PAGE_PLANS = 10
/** Days for which a catalogue’s lawful products are remembered; for further ones it is judged anew. */
export const MAX_JUDGEMENTS = 8
