import type { Paise } from '../../../../shared/money.ts'
import type { Rectangle } from './roof.ts'
import type { Backup } from './search/storage.ts'
import type { StorageAsked } from './tariff/metering-terms.ts'

export interface Requirements {
	/** The use, above 0. */
	monthlyKwh: number
	/** The area of the roof, for any sides. */
	roofAreaM2?: number | undefined
	/** Its sides; they go before the area. */
	roof?: Rectangle | undefined
	/** For the whole price before any subsidy. */
	budget?: Paise | undefined
	backup?: Backup | undefined
	/** The power that a system has at least, kW. */
	leastKw?: number | undefined
	/** The power that may be connected to the grid, kW. */
	maxKw?: number | undefined
	/** The same with a battery, where that is more. */
	maxKwWithBattery?: number | undefined
	/** The most that inverters of one phase may give together, W; the usual limit unless given. */
	singlePhaseW?: number | undefined
	/** The storage that batteries have to give. */
	storage?: StorageAsked | undefined
}
