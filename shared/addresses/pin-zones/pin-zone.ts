/** By a prefix: latitude and longitude, degrees, state and district. */
export type PinPrefixes = Record<string, readonly [number, number, string, string]>
