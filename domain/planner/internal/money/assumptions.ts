/** The years for which a system is calculated. */
export const YEARS = 25
/** So much less of their output panels have each year, per cent. */
export const DEGRADATION_PCT = 0.7
/** So much dearer electricity becomes each year, per cent. */
export const TARIFF_GROWTH_PCT = 3
/** How far the yield of a year may be from the expected one, either way, per cent; more where the sun is less sure. */
export const BAND_PCT = 10

/** How far a year's weather and the method of the yield may be off together, per cent. */
const YEAR_AND_METHOD_PCT = 9

/** The same joined with other independent uncertainties, such as that of a place's sun. @param pcts per cent of each */
export const bandPctOf = (...pcts: readonly number[]) =>
	Math.max(BAND_PCT, Math.round(Math.hypot(YEAR_AND_METHOD_PCT, ...pcts)))
