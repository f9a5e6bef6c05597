import { HOURS_SHOWN } from './limits.ts'
/** The power of a system without the grid. */
export interface BackupPower {
	/** The usable energy of its batteries, kWh. */
	storedKwh: number
	/** The most power at once. */
	powerW: number
}

export interface PowerCut {
	/** W switched on beyond the capacity: above 0 the inverter switches off, and nothing runs. */
	overloadW: number
	/** The time the appliances switched on run, hours; Infinity where nothing is switched on. */
	hours: number
	/** kWh left at the beginning and after each whole hour, the last after `HOURS_SHOWN`. */
	left: number[]
}

/**
 * The effect of a power cut on a full battery. The load stays as it is, and the sun is not counted: so it is how long
 * the night may be.
 * @param loadW of all loads that are switched on, 0 or more
 */
export function powerCut({ storedKwh, powerW }: BackupPower, loadW: number): PowerCut {
	const overloadW = Math.max(0, loadW - powerW)
	const kw = overloadW > 0 ? 0 : loadW / 1000
	const after = (hours: number) => Math.max(0, storedKwh - kw * hours)
	return {
		overloadW,
		hours: overloadW > 0 ? 0 : kw === 0 ? Number.POSITIVE_INFINITY : storedKwh / kw,
		left: Array.from({ length: HOURS_SHOWN + 1 }, (_, hours) => after(hours)),
	}
}
