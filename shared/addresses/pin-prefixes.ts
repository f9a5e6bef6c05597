import { EASTERN } from './pin-zones/eastern.ts'
import { NORTHERN } from './pin-zones/northern.ts'
import type { PinPrefixes } from './pin-zones/pin-zone.ts'
import { SOUTHERN } from './pin-zones/southern.ts'
import { WESTERN } from './pin-zones/western.ts'

/**
 * The sorting districts of India by the first three digits of the PIN code: the median latitude and
 * longitude of their post offices, degrees, and the state and district most of them lie in. From the
 * All India Pincode Directory of the Department of Posts; 230, 262, 276 and 391, where the directory's
 * positions are of other places, by their towns. Those that begin with 9 are the army's: nowhere.
 */
export const PIN_PREFIXES: PinPrefixes = { ...NORTHERN, ...WESTERN, ...SOUTHERN, ...EASTERN }
