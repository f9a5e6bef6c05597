import { counted, figure, list } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'
import { ESTIMATED, type EstimatedName } from './estimated.ts'

const held = (panels: number) => ['the panel', 'both panels'][panels - 1] ?? `all ${panels} panels`

interface Inverter {
	isMicro: boolean
	inverters: number
	/** On all inverters. */
	panels: number
	/** On each inverter. */
	strings: number
	/** Panels. */
	inSeries: number
	acW: number
	/** The load to carry when the grid is away; null where none is asked. */
	loadW: number | null
	phases: 'one' | 'three' | 'shared'
}

function work({ isMicro, inverters, panels, strings, inSeries, acW }: Inverter): string {
	const each = inverters === 1 ? '' : 'each '
	return isMicro
		? `Converts the power of ${counted(panels / inverters, 'panel')} ${each}to mains power, right beneath`
		: `Takes ${each}${counted(strings, 'string')} of ${counted(inSeries, 'panel')}, up to ${figure(acW / 1000, 2)} kW`
}

function connection({ phases, inverters }: Inverter): string {
	if (phases === 'one') return ''
	const each = phases === 'shared' ? `, ${figure(inverters / 3, 0)} on each phase` : ''
	return `; for a three-phase connection${each}`
}

interface Panels {
	panels: number
	powerW: number
	kwp: number
	madeInIndia: boolean
	/** Besides those in a kit. */
	isBesideKit: boolean
}

function panels({ panels: count, powerW, kwp, madeInIndia, isBesideKit }: Panels): string {
	const made = `${counted(count, 'panel')} of ${figure(powerW)} W ${count === 1 ? 'makes' : 'make'} up to ${figure(kwp, 2)} kW`
	return `${isBesideKit ? 'With those of the kit, ' : ''}${made}${madeInIndia ? ', with cells made in India' : ''}.`
}

interface Kit {
	parts: readonly { name: string; quantity: number }[]
	/** There is nothing else in it. */
	isAll: boolean
	/** Paise. */
	saved: number
}

function kit({ parts, isAll, saved }: Kit): string {
	const core = parts.map(({ name, quantity }) => `${figure(quantity, 0)} × ${name}`)
	const has = isAll ? core.join(' and ') : `${core.join(', ')} and their accessories`
	return `${has}, for ${inWholeRupees(saved)} less than one by one.`
}

interface Batteries {
	storedKwh: number
	loadW: number
	hours: number
	isBesideKit: boolean
}

/** A price that is not the shop's, paise. */
interface Estimated {
	price: number
}

const brought = ({ price }: Estimated) =>
	`the installer brings it, for about ${inWholeRupees(price)} (estimate)`

/** Within a sentence. */
const WORKS = {
	earthing: 'earthing',
	'lightning-arrester': 'a lightning arrester',
	'ac-cable': 'AC cable',
	meter: 'a net meter',
	'meter-fee': 'the fee for the net meter',
	'load-raise': 'the fee for a higher sanctioned load',
	'phase-change': 'the change to three phases',
}
type Work = keyof typeof WORKS

/** The reason for each part of a system, parts that are not in stock, and works beside them. */
export const parts = {
	'planner.part.panels': panels,
	'planner.part.kit': kit,
	'planner.part.inverter': (p: Inverter) =>
		`${work(p)}${p.loadW === null ? '' : `, and carries your ${figure(p.loadW, 0)} W when the grid is away`}${connection(p)}.`,
	'planner.part.batteries': (p: Batteries) =>
		`${p.isBesideKit ? 'With that of the kit, s' : 'S'}tores ${figure(p.storedKwh)} kWh for use: ${figure(p.loadW, 0)} W for ${figure(p.hours)} h.`,
	'planner.part.mounting': (p: { panels: number; roof: 'flat' | 'pitched' | 'ground' }) =>
		`Holds ${held(p.panels)} on a ${p.roof} roof.`,
	'planner.part.cable': ({ strings }: { strings: number }) =>
		`Connects ${counted(strings, 'string')} with the inverter, up to 25 m away.`,
	'planner.part.isolator': 'Cuts each string off for work on the inverter or in an emergency.',
	'planner.part.box': ({ inverters }: { inverters: number }) =>
		`Protects both sides of ${inverters === 1 ? 'the' : 'each'} inverter.`,
	'planner.part.ac-box': 'Protects the mains side of the micro-inverters.',

	'planner.no_part.mounting': (p: Estimated) => `Mounting for it is not in stock: ${brought(p)}.`,
	'planner.no_part.cable': (p: Estimated) => `Cable for it is not in stock: ${brought(p)}.`,
	'planner.no_part.isolator': (p: Estimated) =>
		`A DC isolator for it is not in stock: ${brought(p)}.`,
	'planner.no_part.box': (p: Estimated) =>
		`A distribution box for it is not in stock: ${brought(p)}.`,
	'planner.no_part.ac-box': (p: Estimated) =>
		`An AC breaker with surge protection for it is not in stock: ${brought(p)}.`,
	'planner.no_part.trunk': (p: Estimated) =>
		`An AC trunk cable, which its micro-inverters plug into, is not in stock: ${brought(p)}.`,

	'planner.estimate': ({ of }: { of: EstimatedName }) => `${ESTIMATED[of]}, estimate`,
	'planner.estimate.held': ({ works }: { works: readonly Work[] }) =>
		`The price of installation holds ${list(works.map((work) => WORKS[work]))}.`,
	'planner.estimate.beside': ({ works }: { works: readonly (Estimated & { work: Work })[] }) =>
		`Beside parts and installation it needs ${list(works.map(({ work, price }) => `${WORKS[work]} for about ${inWholeRupees(price)}`))}: estimates, which are counted in the cost.`,
}
