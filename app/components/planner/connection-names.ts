/** Where a connection is. */
export const AREA_NAMES = { urban: 'In a town or city', rural: 'In a village' }
export const PHASE_NAMES = { single: 'Single phase', three: 'Three phase' }

/** Whether the meter tells the hours. */
export const METER_NAMES = { smart: 'Smart meter', ordinary: 'Ordinary meter' }
