import type { SheetOf } from '../catalogue/sheet.ts'
import { atLeast, atMost, type Check, counted, figure } from './check.ts'

export type BatteryFigures = Pick<
	SheetOf<'battery'>,
	'nominalV' | 'minV' | 'maxV' | 'maxChargeA' | 'maxDischargeA' | 'maxParallel'
>
export type BatterySide = NonNullable<SheetOf<'inverter'>['battery']>

/**
 * So many batteries side by side on so many inverters of a kind, shared among them evenly.
 * What exceeds a current is a warning: an installer sets the inverter to what the battery takes.
 */
export function batteryChecks(
	battery: BatteryFigures,
	side: BatterySide | undefined,
	batteries = 1,
	inverters = 1,
): Check[] {
	const each = Math.ceil(batteries / inverters)
	const least = Math.max(1, Math.floor(batteries / inverters))
	if (!side)
		return [
			atMost({
				rule: 'battery-input',
				value: each,
				limit: 0,
				unit: 'batteries',
				kept: 'The inverter has a battery side.',
				broken: 'The inverter takes no battery.',
				formula: 'batteries on an inverter without a battery side',
			}),
		]
	const { nominalV, minV, maxV, maxParallel } = battery
	const window = `${figure(side.minV)} to ${figure(side.maxV)} V`
	const below = nominalV < side.minV
	const nominal = {
		rule: 'battery-voltage',
		value: nominalV,
		unit: 'V',
		kept: `The battery has ${figure(nominalV)} V, and the inverter takes ${window}.`,
		broken: `The battery has ${figure(nominalV)} V, and the inverter takes only ${window}.`,
		formula: 'nominal voltage',
	} as const
	const charge = least * battery.maxChargeA
	const discharge = least * battery.maxDischargeA
	return [
		below ? atLeast({ ...nominal, limit: side.minV }) : atMost({ ...nominal, limit: side.maxV }),
		atLeast({
			rule: 'battery-low-voltage',
			value: minV,
			limit: side.minV,
			unit: 'V',
			kept: `Empty, the battery has ${figure(minV)} V, and the inverter works down to ${figure(side.minV)} V.`,
			broken: `Empty, the battery has ${figure(minV)} V, and the inverter works only down to ${figure(side.minV)} V.`,
			formula: 'lowest battery voltage',
		}),
		atMost({
			rule: 'battery-high-voltage',
			value: maxV,
			limit: side.maxV,
			unit: 'V',
			kept: `Full, the battery has ${figure(maxV)} V, and the inverter takes up to ${figure(side.maxV)} V.`,
			broken: `Full, the battery has ${figure(maxV)} V, and the inverter takes only ${figure(side.maxV)} V.`,
			formula: 'highest battery voltage',
		}),
		atMost({
			rule: 'battery-parallel',
			value: each,
			limit: maxParallel,
			unit: 'batteries',
			kept: `Up to ${counted(maxParallel, 'battery', 'batteries')} of this kind may work side by side.`,
			broken: `${counted(each, 'battery', 'batteries')} would work side by side, and the maker allows ${maxParallel}.`,
			formula: `⌈${batteries} / ${inverters}⌉ in parallel`,
		}),
		atMost({
			rule: 'charge-current',
			severity: 'warning',
			value: side.maxChargeA,
			limit: charge,
			unit: 'A',
			kept: `The inverter charges with up to ${figure(side.maxChargeA)} A, and the battery takes ${figure(charge)} A.`,
			broken: `The inverter could charge with ${figure(side.maxChargeA)} A, and the battery takes ${figure(charge)} A: the installer sets the inverter to that.`,
			formula: `charging, against ${least} × ${figure(battery.maxChargeA)} A`,
		}),
		atMost({
			rule: 'discharge-current',
			severity: 'warning',
			value: side.maxDischargeA,
			limit: discharge,
			unit: 'A',
			kept: `The inverter draws up to ${figure(side.maxDischargeA)} A, and the battery gives ${figure(discharge)} A.`,
			broken: `The inverter could draw ${figure(side.maxDischargeA)} A, and the battery gives ${figure(discharge)} A: it carries less than its full power from the battery alone.`,
			formula: `discharging, against ${least} × ${figure(battery.maxDischargeA)} A`,
		}),
	]
}
