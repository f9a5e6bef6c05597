/**
 * The sun at PIN prefixes of three digits: how far a year may be off, per cent, then the irradiation of a horizontal
 * plane, kWh/m² a day, twelve monthly means, January first. Of NASA SSE 6.0 (22 years), scaled to NASA POWER of
 * 2001–2020 at 26 points and interpolated between them with the sunshine of CRU CL 2.0; Leh from a station of its own.
 * No row is a measurement at the place.
 */
export type SunOfPrefixes = Readonly<Record<number, readonly [pct: number, ...ghi: number[]]>>
