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
import { atLeast, atMost, type Check, counted, figure } from './check.ts'

/**
 * So many batteries on so many inverters of a kind, shared among them evenly: side by side, and in banks
 * in series where the inverter needs it and their maker allows it.
 * What exceeds a current is a warning: an installer sets the inverter to what the battery takes.
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
				kept: 'The inverter has a battery side.',
				broken: 'The inverter takes no battery.',
				formula: 'batteries on an inverter without a battery side',
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
	const window = `${figure(side.minV)} to ${figure(side.maxV)} V`
	const single = inSeries === 1
	const below = nominalV < side.minV
	const its = single ? 'The battery has' : `${inSeries} batteries in series have`
	const so = (state: string) => `${state}, ${single ? 'the battery has' : its}`
	const formula = (name: string, volts: number) =>
		single ? name : `${name}, ${inSeries} × ${figure(volts, 2)} V`
	const noMore = below && !single && inSeries === seriesLimit(battery)
	const nominal = {
		rule: 'battery-voltage',
		value: nominalV,
		unit: 'V',
		kept: `${its} ${figure(nominalV)} V, and the inverter takes ${window}.`,
		broken: `${its} ${figure(nominalV)} V, and the inverter takes only ${window}.${noMore ? ' Their maker allows no more in series.' : ''}`,
		formula: formula('nominal voltage', battery.nominalV),
	} as const
	return [
		below ? atLeast({ ...nominal, limit: side.minV }) : atMost({ ...nominal, limit: side.maxV }),
		atLeast({
			rule: 'battery-low-voltage',
			value: minV,
			limit: side.minV,
			unit: 'V',
			kept: `${so('Empty')} ${figure(minV)} V, and the inverter works down to ${figure(side.minV)} V.`,
			broken: `${so('Empty')} ${figure(minV)} V, and the inverter works only down to ${figure(side.minV)} V.`,
			formula: formula('lowest battery voltage', battery.minV),
		}),
		atMost({
			rule: 'battery-high-voltage',
			value: maxV,
			limit: side.maxV,
			unit: 'V',
			kept: `${so('Full')} ${figure(maxV)} V, and the inverter takes up to ${figure(side.maxV)} V.`,
			broken: `${so('Full')} ${figure(maxV)} V, and the inverter takes only ${figure(side.maxV)} V.`,
			formula: formula('highest battery voltage', battery.maxV),
		}),
	]
}

/** Whether they can be divided into whole banks, and what would help where they cannot. */
function bankCheck(connection: Connection, inSeries: number): Check {
	const { battery, side, batteries } = connection
	const needed = Math.ceil(batteries / inSeries) * inSeries
	const banks = needed / inSeries
	const [first, second] = wholeCounts(connection)
		.sort((a, b) => b - a)
		.map((count) =>
			count > batteries ? `add ${count - batteries}` : `take ${batteries - count} away`,
		)
	const help = second ? `${first}, or ${second}` : first
	return atLeast({
		rule: 'battery-series',
		value: batteries,
		limit: needed,
		unit: 'batteries',
		kept: `${counted(batteries, 'battery', 'batteries')} make ${banks === 1 ? 'a bank' : `${banks} banks`} of ${inSeries} in series.`,
		broken: `${counted(batteries, 'battery', 'batteries')} cannot make banks of ${inSeries} in series${help ? `: ${help}` : ''}. Each has ${figure(battery.nominalV)} V, and the inverter takes ${figure(side.minV)} to ${figure(side.maxV)} V.`,
		formula: `batteries, against ⌈${batteries} / ${inSeries}⌉ × ${inSeries} in series`,
	})
}

function parallelCheck(connection: Connection, inSeries: number): Check {
	const { battery, batteries, inverters } = connection
	const { maxParallel } = battery
	const each = banksOnOne(connection, inSeries)
	const single = inSeries === 1
	const [one, many] = single ? ['battery', 'batteries'] : ['bank', 'banks']
	return atMost({
		rule: 'battery-parallel',
		value: each,
		limit: maxParallel,
		unit: single ? 'batteries' : 'banks',
		kept: `Up to ${counted(maxParallel, one, many)} of this kind may work side by side.`,
		broken: `${counted(each, one, many)} would work side by side, and the maker allows ${maxParallel}.`,
		formula: single
			? `⌈${batteries} / ${inverters}⌉ in parallel`
			: `⌈${Math.max(1, Math.floor(batteries / inSeries))} / ${inverters}⌉ banks of ${inSeries} in parallel`,
	})
}

/** In a bank flows the current of one battery; banks side by side add theirs. */
function currentChecks(
	{ battery, side, batteries, inverters }: Connection,
	inSeries: number,
): Check[] {
	const least = Math.max(1, Math.floor(Math.floor(batteries / inSeries) / inverters))
	const charge = least * battery.maxChargeA
	const discharge = least * battery.maxDischargeA
	const single = inSeries === 1
	const takes = single ? 'the battery takes' : 'the batteries take'
	const gives = single ? 'the battery gives' : 'the batteries give'
	return [
		atMost({
			rule: 'charge-current',
			severity: 'warning',
			value: side.maxChargeA,
			limit: charge,
			unit: 'A',
			kept: `The inverter charges with up to ${figure(side.maxChargeA)} A, and ${takes} ${figure(charge)} A.`,
			broken: `The inverter could charge with ${figure(side.maxChargeA)} A, and ${takes} ${figure(charge)} A: the installer sets the inverter to that.`,
			formula: `charging, against ${least} × ${figure(battery.maxChargeA)} A`,
		}),
		atMost({
			rule: 'discharge-current',
			severity: 'warning',
			value: side.maxDischargeA,
			limit: discharge,
			unit: 'A',
			kept: `The inverter draws up to ${figure(side.maxDischargeA)} A, and ${gives} ${figure(discharge)} A.`,
			broken: `The inverter could draw ${figure(side.maxDischargeA)} A, and ${gives} ${figure(discharge)} A: it carries less than its full power from the ${single ? 'battery' : 'batteries'} alone.`,
			formula: `discharging, against ${least} × ${figure(battery.maxDischargeA)} A`,
		}),
	]
}
