import { compared, counted, figure } from '../../../format/english.ts'

interface Judged {
	value: number
	limit: number
}

interface Bank extends Judged {
	/** Batteries. */
	inSeries: number
}

interface Window {
	/** The range of the inverter, V. */
	minV: number
	maxV: number
}

interface Nominal extends Bank, Window {
	/** Their maker allows no more in series, which the inverter would need. */
	isLimited: boolean
}

interface Banks extends Bank, Window {
	/** Of one battery. */
	nominalV: number
	/** Other numbers of them that would do. */
	others: readonly number[]
}

const have = (inSeries: number) =>
	inSeries === 1 ? 'The battery has' : `${inSeries} batteries in series have`

const when = (state: string, inSeries: number) =>
	`${state}, ${inSeries === 1 ? 'the battery has' : have(inSeries)}`

const windowOf = ({ minV, maxV }: Window) => `${figure(minV)} to ${figure(maxV)} V`

const nameOf = (count: number) => counted(count, 'battery', 'batteries')

const takes = (inSeries: number) => (inSeries === 1 ? 'the battery takes' : 'the batteries take')
const gives = (inSeries: number) => (inSeries === 1 ? 'the battery gives' : 'the batteries give')

/** `add 1, or take 3 away` */
function helpOf({ value, others }: Banks): string | undefined {
	const [first, second] = others
		.toSorted((a, b) => b - a)
		.map((count) => (count > value ? `add ${count - value}` : `take ${value - count} away`))
	return second ? `${first}, or ${second}` : first
}

const sideBySide = (count: number, inSeries: number) =>
	inSeries === 1 ? nameOf(count) : counted(count, 'bank')

/** The messages of the rules about batteries, where they are met and where not. */
export const batteries = {
	'planner.check.battery-input.kept': 'The inverter has a battery side.',
	'planner.check.battery-input.broken': 'The inverter takes no battery.',
	'planner.check.battery-voltage.kept': (p: Nominal) =>
		`${have(p.inSeries)} ${figure(p.value)} V, and the inverter takes ${windowOf(p)}.`,
	'planner.check.battery-voltage.broken': (p: Nominal) =>
		`${have(p.inSeries)} ${figure(p.value)} V, and the inverter takes only ${windowOf(p)}.${p.isLimited ? ' Their maker allows no more in series.' : ''}`,
	'planner.check.battery-low-voltage.kept': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `${when('Empty', inSeries)} ${has} V, and the inverter works down to ${most} V.`
	},
	'planner.check.battery-low-voltage.broken': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `${when('Empty', inSeries)} ${has} V, and the inverter works only down to ${most} V.`
	},
	'planner.check.battery-high-voltage.kept': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `${when('Full', inSeries)} ${has} V, and the inverter takes up to ${most} V.`
	},
	'planner.check.battery-high-voltage.broken': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `${when('Full', inSeries)} ${has} V, and the inverter takes only ${most} V.`
	},
	'planner.check.battery-series.kept': ({ value, limit, inSeries }: Banks) => {
		const banks = limit / inSeries
		return `${nameOf(value)} make ${banks === 1 ? 'a bank' : `${banks} banks`} of ${inSeries} in series.`
	},
	'planner.check.battery-series.broken': (p: Banks) => {
		const help = helpOf(p)
		return `${nameOf(p.value)} cannot make banks of ${p.inSeries} in series${help ? `: ${help}` : ''}. Each has ${figure(p.nominalV)} V, and the inverter takes ${windowOf(p)}.`
	},
	'planner.check.battery-parallel.kept': ({ limit, inSeries }: Bank) =>
		`Up to ${sideBySide(limit, inSeries)} of this kind may work side by side.`,
	'planner.check.battery-parallel.broken': ({ value, limit, inSeries }: Bank) =>
		`${sideBySide(value, inSeries)} would work side by side, and the maker allows ${limit}.`,
	'planner.check.charge-current.kept': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `The inverter charges with up to ${has} A, and ${takes(inSeries)} ${most} A.`
	},
	'planner.check.charge-current.broken': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `The inverter could charge with ${has} A, and ${takes(inSeries)} ${most} A: the installer sets the inverter to that.`
	},
	'planner.check.discharge-current.kept': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `The inverter draws up to ${has} A, and ${gives(inSeries)} ${most} A.`
	},
	'planner.check.discharge-current.broken': ({ value, limit, inSeries }: Bank) => {
		const [has, most] = compared(value, limit)
		return `The inverter could draw ${has} A, and ${gives(inSeries)} ${most} A: it carries less than its full power from the ${inSeries === 1 ? 'battery' : 'batteries'} alone.`
	},

	'planner.mixed_batteries': ({ one, other }: { one: string; other: string }) =>
		`${one} and ${other} cannot work on the same inverter: batteries of different kinds charge and discharge each other. Take one kind, or an inverter for each.`,
}
