/** Classes of weight. */
export const MAX_CLASSES = 12
/** Distance bands. */
export const MAX_BANDS = 20
/** Prefixes of PIN codes in a band. */
export const MAX_PREFIXES = 200
/** The weight that a class may reach to, kilograms. */
export const MAX_KG = 100_000
/** Different products whose delivery is asked for at once. */
export const MAX_ITEMS = 100
