import { type Bill, billOf, type UnitsBilled } from '../internal/bill/bill.ts'
import { fixedCharge } from '../internal/bill/charges.ts'
import type { FixedCharges, RetailTariff } from '../internal/bill/tariff.ts'
import { bandShares, HOURS, type TimeOfDay } from './time-of-day.ts'

/** A tariff that applies in months of at most so many kWh. */
export interface TariffOfMonths {
	tariff: RetailTariff
	/** null for any month. */
	uptoKwh: number | null
}

/** How a connection is billed. */
export interface Connection {
	/** kW. */
	sanctionedKw: number
	/** The first that applies to a month is its tariff. */
	tariffs: readonly [TariffOfMonths, ...TariffOfMonths[]]
	/** null where all hours cost the same. */
	hours: HoursOfUse | null
}

/** The bands of hours that all tariffs of a connection have, and the share of its use in each. */
export interface HoursOfUse {
	bands: readonly (readonly number[])[]
	useShares: readonly number[]
}

/** How a connection is billed whose use is spread so over a day's hours. @param useByHour 24 shares, together 1 */
export function connectionBy(
	sanctionedKw: number,
	tariffs: Connection['tariffs'],
	useByHour: readonly number[],
): Connection {
	const timesOfDay = tariffs.flatMap(({ tariff }) => tariff.timeOfDay ?? [])
	if (timesOfDay.length === 0) return { sanctionedKw, tariffs, hours: null }
	const bands = hoursApart(timesOfDay)
	const withBands = ({ tariff, uptoKwh }: TariffOfMonths): TariffOfMonths => {
		const timeOfDay = tariff.timeOfDay && divided(tariff.timeOfDay, bands)
		return { tariff: { ...tariff, timeOfDay }, uptoKwh }
	}
	const [first, ...larger] = tariffs
	return {
		sanctionedKw,
		tariffs: [withBands(first), ...larger.map(withBands)],
		hours: { bands, useShares: bandShares(bands, useByHour) },
	}
}

/** Hours that are in different bands of any of them. */
function hoursApart(timesOfDay: readonly TimeOfDay[]): number[][] {
	const groups = new Map<string, number[]>()
	for (const hour of HOURS) {
		const at = timesOfDay.map(({ bands }) => bands.findIndex(({ hours }) => hours.includes(hour)))
		groups.set(at.join(), [...(groups.get(at.join()) ?? []), hour])
	}
	return [...groups.values()]
}

const divided = (
	{ aboveKwh, bands }: TimeOfDay,
	parts: readonly (readonly number[])[],
): TimeOfDay => ({
	aboveKwh,
	bands: parts.map((hours) => {
		const whole = bands.find((band) => band.hours.includes(hours[0] ?? 0))
		return { paisePerKwh: 0, pct: 0, ...whole, hours }
	}),
})

/** The same where all hours cost the same. */
export function atAnyHour({ sanctionedKw, tariffs: [first, ...larger] }: Connection): Connection {
	const plain = ({ tariff, uptoKwh }: TariffOfMonths): TariffOfMonths => ({
		tariff: { ...tariff, timeOfDay: null },
		uptoKwh,
	})
	return { sanctionedKw, tariffs: [plain(first), ...larger.map(plain)], hours: null }
}

const NO_FIXED_CHARGE: FixedCharges = {
	perConnection: 0,
	perKw: 0,
	bySlab: [],
	byLoad: [],
	isByLoadMarginal: false,
}

/** A connection billed by such a tariff. */
export const flatConnection = (paisePerKwh: number, sanctionedKw: number): Connection => ({
	sanctionedKw,
	tariffs: [{ tariff: flatTariff(paisePerKwh), uptoKwh: null }],
	hours: null,
})

/** One price for every unit, and nothing besides. */
export const flatTariff = (paisePerKwh: number): RetailTariff => ({
	energy: { way: 'telescopic', slabs: [{ uptoKwh: null, paisePerKwh }] },
	timeOfDay: null,
	fixed: NO_FIXED_CHARGE,
	customerCharge: [],
	wheelingPaisePerKwh: 0,
	surcharge: { way: 'per-unit', paisePerKwh: 0 },
	duty: { pct: 0, of: [], paisePerKwh: 0 },
	levies: [],
	minimumPaise: 0,
	billingMonths: 1,
	subsidy: null,
})

/** The same with the fixed charges of a month of so many kWh in every month. */
export function withFixedChargeOf(connection: Connection, kwh: number): Connection {
	const charge = fixedCharge(tariffOfKwh(connection, kwh), kwh, connection.sanctionedKw)
	const [first, ...larger] = connection.tariffs
	const fixed = { ...NO_FIXED_CHARGE, perConnection: charge }
	const as = ({ tariff, uptoKwh }: TariffOfMonths): TariffOfMonths => ({
		tariff: { ...tariff, fixed, customerCharge: [] },
		uptoKwh,
	})
	return { ...connection, tariffs: [as(first), ...larger.map(as)] }
}

export const billingMonthsOf = ({ tariffs: [{ tariff }] }: Connection) => tariff.billingMonths

/** The tariff of a month of so many kWh. */
export const tariffOfKwh = ({ tariffs }: Connection, kwh: number): RetailTariff =>
	(tariffs.find(({ uptoKwh }) => uptoKwh === null || kwh <= uptoKwh) ?? tariffs[0]).tariff

/** The bill of a month; its units fall into the day's hours as those that are used unless said otherwise. */
export const monthBill = (
	connection: Connection,
	kwh: number,
	{ judgedKwh = kwh, bandShares = connection.hours?.useShares }: UnitsBilled = {},
): Bill =>
	billOf(tariffOfKwh(connection, kwh), kwh, connection.sanctionedKw, { judgedKwh, bandShares })
