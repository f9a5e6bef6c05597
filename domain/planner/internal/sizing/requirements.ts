import type { Paise } from '../../../../shared/money.ts'
import type { Rectangle } from './roof.ts'
import type { Backup } from './search/storage.ts'
import type { StorageAsked } from './tariff/metering-terms.ts'

export interface Requirements {
	/** What is used, above 0. */
	monthlyKwh: number
	/** Of the roof, whatever its sides. */
	roofAreaM2?: number | undefined
	/** Its sides; they go before the area. */
	roof?: Rectangle | undefined
	/** For the parts. */
	budget?: Paise | undefined
	backup?: Backup | undefined
	/** What may be connected to the grid, kW. */
	maxKw?: number | undefined
	/** The same with a battery, where that is more. */
	maxKwWithBattery?: number | undefined
	/** What batteries have to store. */
	storage?: StorageAsked | undefined
}
