/** Parcels that one call sends. */
export const MAX_PARCELS = 200
