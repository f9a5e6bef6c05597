import type { HomeScheme } from '../../domain/reference-data/rates.ts'
import { flatTariff } from '../../domain/tariffs/bill/connection.ts'
import type { Day } from '../../shared/calendar.ts'

/** A tariff of ₹7 a unit and nothing else; a test adds the part it is about. */
export const PLAIN = flatTariff(700)

/** Surplus is carried over a year from April and then lost. */
export const NET_METERING = {
	rule: null,
	way: 'net',
	settles: 'year',
	settlementFrom: 4,
	exportPaisePerKwh: 0,
	isPriceKnown: true,
	netsWithinHours: false,
	maxKw: null,
	maxKwWithBattery: null,
	storage: null,
} as const

/** The home subsidy of 2026. */
export const HOME_SCHEME: HomeScheme = {
	tiers: [
		{ uptoKw: 2, paisePerKw: 30_000_00 },
		{ uptoKw: 3, paisePerKw: 18_000_00 },
	],
	capPaise: 78_000_00,
	special: { tiers: [], capPaise: 0, states: [] },
	until: '2027-03-31' as Day,
	indianMade: true,
}
