import { counted, figure } from '../../../format/english.ts'
import type { Message, Say } from '../../types.ts'

interface Window {
	/** The range of the inverter, V. */
	minV: number
	maxV: number
}

const within = ({ minV, maxV }: Window) =>
	`within the ${figure(minV)} to ${figure(maxV)} V of the inverter.`

interface Offered {
	name: string
	quantity: number
}

const offered = ({ quantity, name }: Offered) => `${quantity} × ${name}`

interface Changed {
	name: string
	/** How many the cart has, and should have. */
	has: number
	count: number
}

const changed = ({ name, has, count }: Changed) => `${count} instead of ${has} × ${name}`

const banksOf = (inSeries: number, banks: number) =>
	`${banks === 1 ? 'a bank' : `${banks} banks`} of ${inSeries} in series`

const inThrees = 'single-phase ones in a number that three divides, as many on each phase'

/** Messages on products that fit together, and on a cart's faults. */
export const fits = {
	'planner.fit.none': 'The two do not fit together.',
	'planner.fit.panel_on_each_input': ({ inputs }: { inputs: number }) =>
		`One panel on each of its ${counted(inputs, 'input')}.`,
	'planner.fit.string': (p: { fewest: number; most: number; tMin: number; tCellMax: number }) =>
		`${p.fewest === p.most ? counted(p.most, 'panel') : `${p.fewest} to ${p.most} panels`} in a row, from a morning at ${figure(p.tMin)} °C to cells at ${figure(p.tCellMax)} °C.`,
	'planner.fit.on_generator': ({ panels }: { panels: number }) =>
		`Takes up to ${counted(panels, 'panel')} of this kind.`,
	'planner.fit.batteries': (p: Window & { fewest: number; most: number }) =>
		`${p.fewest} to ${p.most} in series, ${within(p)}`,
	'planner.fit.battery': (p: Window & { inSeries: number; nominalV: number }) =>
		`${p.inSeries === 1 ? '' : `${p.inSeries} in series have `}${figure(p.nominalV)} V, ${within(p)}`,

	'planner.fix.inverter_for_panels': (p: Offered & { panels: number }) =>
		`${offered(p)} ${p.quantity === 1 ? 'takes' : 'take'} ${counted(p.panels, 'such panel')}.`,
	'planner.fix.inverter_for_batteries': (p: Offered & { inSeries: number }) =>
		`${offered(p)} ${p.inSeries === 1 ? 'takes this battery.' : `takes them, ${p.inSeries} in series.`}`,
	'planner.fix.panels': (p: Offered) => `${offered(p)} make good use of it.`,
	'planner.fix.batteries': (p: Offered & { inSeries: number; inverters: number }) =>
		`${offered(p)}${p.inSeries === 1 ? '' : ` in ${banksOf(p.inSeries, p.inverters)}`} ${p.quantity === 1 ? 'suits' : 'suit'} the ${p.inverters === 1 ? 'inverter' : 'inverters'}.`,
	'planner.fix.one_kind': (p: Offered & { without: string }) =>
		`${offered(p)} alone, without ${p.without}.`,
	'planner.fix.battery_count': (p: Changed & { inSeries: number }) =>
		`${changed(p)} ${p.inSeries === 1 ? 'may work side by side' : `make ${banksOf(p.inSeries, p.count / p.inSeries)}`}.`,
	'planner.fix.panel_count': (p: Changed) => `${changed(p)} can be divided evenly.`,
	'planner.fix.count': (p: Changed) => `${changed(p)}.`,

	'planner.cart.no_panels': ({ name, isBackup }: { name: string; isBackup: boolean }) =>
		isBackup
			? `${name} works as back-up with its battery. It has no panels, so it saves nothing on the bill.`
			: `${name} has no panels yet.`,
	'planner.cart.no_battery': ({ name }: { name: string }) =>
		`${name} can store energy and has no battery yet.`,
	'planner.cart.panels_need_inverter': ({ panels }: { panels: number }) =>
		`${counted(panels, 'panel')} ${panels === 1 ? 'needs' : 'need'} an inverter to make mains power.`,
	'planner.cart.battery_needs_inverter': ({ name }: { name: string }) =>
		`${name} needs an inverter or controller that charges it.`,
	'planner.cart.fits_no_inverter': ({ name, why }: { name: string; why: Message }, say: Say) =>
		`${name} fits none of the inverters. ${say(why)}`,
	'planner.cart.too_much_power': (p: { panelsW: number; invertersW: number }) =>
		`The panels make up to ${figure(p.panelsW, 0)} W, more than the ${figure(p.invertersW, 0)} W that the inverters take together.`,
	'planner.cart.too_few_panels': (p: Offered & { fewest: number }) =>
		`${offered(p)} ${p.quantity === 1 ? 'is' : 'are'} too few: an inverter needs at least ${p.fewest} of a kind in a row.`,
	'planner.cart.too_many_panels': (p: Offered & { most: number }) =>
		`${offered(p)} are too many: the inverters have room for ${p.most}.`,
	'planner.cart.several_kinds':
		'There is more than one kind of panel or inverter, so which goes with which could not be checked. An installer plans it.',
	'planner.cart.several_batteries':
		'Which battery goes on which inverter could not be checked. An inverter takes one kind alone; an installer plans it.',
	'planner.cart.kit_unknown': ({ name }: { name: string }) =>
		`${name} cannot be checked: not all of its parts are known.`,
	'planner.cart.kit_misfits': ({ name, why }: { name: string; why: Message }, say: Say) =>
		`${name}: ${say(why)}`,

	'planner.check.single-phase-power.kept': ({ value }: { value: number; limit: number }) =>
		`The single-phase inverters give ${figure(value / 1000, 2)} kW together, which one phase may carry.`,
	'planner.check.single-phase-power.broken': ({ value, limit }: { value: number; limit: number }) =>
		`The single-phase inverters give ${figure(value / 1000, 2)} kW together. ${limit < 8000 ? `Above ${figure(limit / 1000, 2)} kW the state asks` : 'Above some 5 to 8 kW states ask'} for a three-phase connection: take a three-phase inverter, or ${inThrees}.`,
	'planner.check.mixed-phases.kept': 'The inverters load all phases alike.',
	'planner.check.mixed-phases.broken': ({ value }: { value: number; limit: number }) =>
		`${counted(value, 'single-phase inverter')} beside three-phase ones ${value === 1 ? 'loads' : 'load'} one phase more than the others: take three-phase inverters alone, or ${inThrees}.`,
}
