import { type Bill, billOf } from './bill.ts'
import type { RetailTariff } from './tariff.ts'

/** A tariff that holds in months of at most so many kWh. */
export interface TariffOfMonths {
	tariff: RetailTariff
	/** null for any month. */
	uptoKwh: number | null
}

/** How a connection is billed. */
export interface Connection {
	/** kW. */
	sanctionedKw: number
	/** The first that holds for a month is its tariff. */
	tariffs: readonly [TariffOfMonths, ...TariffOfMonths[]]
}

/** A connection billed by such a tariff. */
export const flatConnection = (paisePerKwh: number, sanctionedKw: number): Connection => ({
	sanctionedKw,
	tariffs: [{ tariff: flatTariff(paisePerKwh), uptoKwh: null }],
})

/** One price for every unit, and nothing besides. */
export const flatTariff = (paisePerKwh: number): RetailTariff => ({
	energy: { way: 'telescopic', slabs: [{ uptoKwh: null, paisePerKwh }] },
	fixed: { perConnection: 0, perKw: 0, bySlab: [], byLoad: [], isByLoadMarginal: false },
	customerCharge: [],
	wheelingPaisePerKwh: 0,
	surcharge: { way: 'per-unit', paisePerKwh: 0 },
	duty: { pct: 0, of: [], paisePerKwh: 0 },
	levies: [],
	minimumPaise: 0,
	billingMonths: 1,
	subsidy: null,
})

export const billingMonthsOf = ({ tariffs: [{ tariff }] }: Connection) => tariff.billingMonths

/** The tariff of a month of so many kWh. */
export const tariffOfKwh = ({ tariffs }: Connection, kwh: number): RetailTariff =>
	(tariffs.find(({ uptoKwh }) => uptoKwh === null || kwh <= uptoKwh) ?? tariffs[0]).tariff

/** The bill of a month. @param judgedKwh as for `billOf` */
export const monthBill = (connection: Connection, kwh: number, judgedKwh = kwh): Bill =>
	billOf(tariffOfKwh(connection, kwh), kwh, connection.sanctionedKw, judgedKwh)
