import { message } from '../../../../shared/messages/message.ts'
import {
	type BatteryFigures,
	type BatterySide,
	banksOnOne,
	bankVoltages,
	type Connection,
	seriesFor,
	seriesLimit,
	wholeCounts,
} from './banks.ts'
import { atLeast, atMost, type Check } from './check.ts'

/**
 * So many batteries on so many inverters of a kind, shared among them evenly: side by side, and in banks in series
 * where the inverter needs it and their maker allows it. A current above a limit is a warning: an installer sets the
 * inverter to the battery's limit.
 */
export function batteryChecks(
	battery: BatteryFigures,
	side: BatterySide | undefined,
	batteries = 1,
	inverters = 1,
): Check[] {
	if (!side)
		return [
			atMost({
				rule: 'battery-input',
				value: Math.ceil(batteries / inverters),
				limit: 0,
				unit: 'batteries',
				about: {},
				formula: message('planner.formula.no_battery_side'),
			}),
		]
	const connection = { battery, side, batteries, inverters }
	const { inSeries, suits } = seriesFor(connection)
	return [
		...voltageChecks(battery, side, inSeries),
		...(suits && inSeries > 1 ? [bankCheck(connection, inSeries)] : []),
		parallelCheck(connection, inSeries),
		...currentChecks(connection, inSeries),
	]
}

function voltageChecks(battery: BatteryFigures, side: BatterySide, inSeries: number): Check[] {
	const { nominalV, minV, maxV } = bankVoltages(battery, inSeries)
	const below = nominalV < side.minV
	const formula = (which: 'nominal' | 'lowest' | 'highest', volts: number) =>
		message('planner.formula.battery_voltage', { which, inSeries, volts })
	const isLimited = below && inSeries > 1 && inSeries === seriesLimit(battery)
	const nominal = {
		rule: 'battery-voltage',
		value: nominalV,
		unit: 'V',
		about: { inSeries, minV: side.minV, maxV: side.maxV, isLimited },
		formula: formula('nominal', battery.nominalV),
	} as const
	return [
		below ? atLeast({ ...nominal, limit: side.minV }) : atMost({ ...nominal, limit: side.maxV }),
		atLeast({
			rule: 'battery-low-voltage',
			value: minV,
			limit: side.minV,
			unit: 'V',
			about: { inSeries },
			formula: formula('lowest', battery.minV),
		}),
		atMost({
			rule: 'battery-high-voltage',
			value: maxV,
			limit: side.maxV,
			unit: 'V',
			about: { inSeries },
			formula: formula('highest', battery.maxV),
		}),
	]
}

/** Whether they can be divided into whole banks, and the remedy where they cannot. */
function bankCheck(connection: Connection, inSeries: number): Check {
	const { battery, side, batteries } = connection
	const { nominalV } = battery
	const others = wholeCounts(connection)
	return atLeast({
		rule: 'battery-series',
		value: batteries,
		limit: Math.ceil(batteries / inSeries) * inSeries,
		unit: 'batteries',
		about: { inSeries, others, nominalV, minV: side.minV, maxV: side.maxV },
		formula: message('planner.formula.whole_banks', { batteries, inSeries }),
	})
}

function parallelCheck(connection: Connection, inSeries: number): Check {
	const { battery, batteries, inverters } = connection
	const single = inSeries === 1
	const banks = Math.max(1, Math.floor(batteries / inSeries))
	return atMost({
		rule: 'battery-parallel',
		value: banksOnOne(connection, inSeries),
		limit: battery.maxParallel,
		unit: single ? 'batteries' : 'banks',
		about: { inSeries },
		formula: single
			? message('planner.formula.batteries_in_parallel', { batteries, inverters })
			: message('planner.formula.banks_in_parallel', { banks, inverters, inSeries }),
	})
}

/** In a bank flows the current of one battery; banks side by side add theirs. */
function currentChecks(
	{ battery, side, batteries, inverters }: Connection,
	inSeries: number,
): Check[] {
	const { maxChargeA, maxDischargeA } = battery
	const banks = Math.max(1, Math.floor(Math.floor(batteries / inSeries) / inverters))
	return [
		atMost({
			rule: 'charge-current',
			severity: 'warning',
			value: side.maxChargeA,
			limit: banks * maxChargeA,
			unit: 'A',
			about: { inSeries },
			formula: message('planner.formula.charging', { banks, amperes: maxChargeA }),
		}),
		atMost({
			rule: 'discharge-current',
			severity: 'warning',
			value: side.maxDischargeA,
			limit: banks * maxDischargeA,
			unit: 'A',
			about: { inSeries },
			formula: message('planner.formula.discharging', { banks, amperes: maxDischargeA }),
		}),
	]
}
