/** The years for which a system is calculated. */
export const YEARS = 25
/** So much less of their output panels have each year, per cent. */
export const DEGRADATION_PCT = 0.7
/** So much dearer electricity becomes each year, per cent. */
export const TARIFF_GROWTH_PCT = 3
/** How far the yield of a year may be from the expected one, either way. */
export const BAND_PCT = 10
