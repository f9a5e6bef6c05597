/** Rows that end or are to be looked at again within so many days are said to expire. */
export const EXPIRING_DAYS = 60
/** More in a month than anybody uses; a price this small is one that is not known. */
export const MAX_KWH = 1_000_000
/** More texts of figures than there are rows; with more all are read anew. */
export const MAX_CACHED_FIGURES = 4000
/** Days of a book whose tariffs are remembered. */
export const MAX_CACHED_DAYS = 200
/** The bands of a tariff by the hour or the unit. */
export const MAX_BANDS = 8
/** The units at which the last band can begin. */
export const MAX_BAND_UNITS = 100_000
/** More connections by the same tariff are calculated anew. */
export const MAX_CACHED_CONNECTIONS = 300
