import { figure } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'
import { ofUse, shareOfUse } from './share-of-use.ts'

/** Rounded up, so that the area that is named really is enough. @param m2 m² */
const area = (m2: number) => `${figure(Math.ceil(m2 * 10) / 10)} m²`

/** Likewise. @param amount paise */
const rupees = (amount: number) => inWholeRupees(Math.ceil(amount / 100) * 100)

/** A roof by its sides, or else by its area. */
interface Roof {
	roof: { widthM: number; depthM: number } | null
	areaM2: number
}

/** How much of a roof a system takes. */
interface Taken {
	takesM2: number
	/** The roof has as much, but not in a shape for the rows. */
	isShape: boolean
}

/** Shares are of the year's use. */
interface Less {
	covers: number
	/** The share without a limit. */
	share: number
}

/** Power that yields the use, and that of the system. */
interface Wanted {
	targetKwp: number
	kwp: number
}

const wanted = ({ targetKwp, kwp }: Wanted) =>
	`what you use would take ${figure(targetKwp, 2)} kW, and this system has ${figure(kwp, 2)} kW.`

const roofOf = ({ roof, areaM2 }: Roof) =>
	roof ? `${figure(roof.widthM)} × ${figure(roof.depthM)} m` : `${figure(areaM2)} m²`

const takenBy = ({ takesM2, isShape }: Taken) =>
	`${area(takesM2)}${isShape ? ' of a better shape' : ''}`

const withBackup = (hasBackup: boolean) => (hasBackup ? ' with this back-up' : '')

/** Limits of a plan, and their remedies; money is in paise. */
export const limits = {
	'planner.limit.budget': (p: Less & { price: number }) =>
		`Your budget limits it to about ${ofUse(p.covers)}: without a limit we would choose a system for ${rupees(p.price)} before any subsidy, for about ${shareOfUse(p.share)}.`,
	'planner.limit.roof': (p: Less & Roof & Taken) =>
		`Your roof of ${roofOf(p)} limits it to about ${ofUse(p.covers)}: without a limit we would choose a system that takes ${takenBy(p)}, for about ${shareOfUse(p.share)}.`,
	'planner.limit.roof_and_budget': (p: Less & Roof & Taken & { price: number }) =>
		`Your roof of ${roofOf(p)} and your budget limit it to about ${ofUse(p.covers)}: without limits we would choose a system for ${rupees(p.price)} before any subsidy, which takes ${takenBy(p)}, for about ${shareOfUse(p.share)}.`,
	'planner.limit.stock': ({ covers }: { covers: number }) =>
		`What is in stock covers about ${ofUse(covers)}. An installer can plan a larger system.`,
	'planner.limit.metering': (p: Wanted & { maxKw: number; maxKwWithBattery: number | null }) =>
		p.maxKwWithBattery === null
			? `At most ${figure(p.maxKw, 2)} kW may be connected with net metering there: ${wanted(p)}`
			: `Without a battery at most ${figure(p.maxKw, 2)} kW may be connected with net metering there, with one up to ${figure(p.maxKwWithBattery, 2)} kW: ${wanted(p)} Ask for back-up to have more.`,
	'planner.limit.storage': (p: Wanted & { storedKwh: number; storedFor: number }) =>
		`The ${figure(p.storedKwh)} kWh that this system stores are asked for of ${figure(p.storedFor, 2)} kW there: ${wanted(p)} Ask for more back-up to have more.`,
	'planner.limit.indian_made': (p: { subsidy: number; kwp: number; cost: number }) =>
		`We do not have enough panels made in India, which the subsidy of ${inWholeRupees(p.subsidy)} requires. With them a system of ${figure(p.kwp, 2)} kW would cost ${inWholeRupees(p.cost)}, installed and after the subsidy: ask an installer.`,
	'planner.limit.oversized': ({ share, hasBackup }: { share: number; hasBackup: boolean }) =>
		hasBackup
			? `Even the smallest system we have with this back-up makes ${ofUse(share)}: by its energy alone it pays back late or never.`
			: `Even the smallest system we have makes ${ofUse(share)}: it pays back late or never.`,

	'planner.none.roof': (p: Roof & Taken & { hasBackup: boolean }) =>
		`Your roof of ${roofOf(p)} is too small: the smallest system${withBackup(p.hasBackup)} takes ${takenBy(p)}.`,
	'planner.none.metering': ({ maxKw }: { maxKw: number }) =>
		`At most ${figure(maxKw, 2)} kW may be connected there, and no system in stock is so small.`,
	'planner.none.budget': (p: { budget: number; price: number; hasBackup: boolean }) =>
		`Your budget of ${inWholeRupees(p.budget)} is too small: the least that works${withBackup(p.hasBackup)} costs ${rupees(p.price)} in all, before any subsidy.`,
	'planner.none.less_backup': 'Less back-up, or none, costs less.',
	'planner.none.stock': 'No panels and inverter that fit together are in stock.',
	'planner.estimate.sold_out': (p: { kwp: number; whole: number; cost: number; saving: number }) =>
		`Our estimate: about ${figure(p.kwp, 2)} kW, ${inWholeRupees(p.whole)} in all${p.cost < p.whole ? `, ${inWholeRupees(p.cost)} after the subsidy` : ''}, and ${inWholeRupees(p.saving)} saved a year. Its parts are sold out now, and their prices may change: ask, and you hear the price and the day.`,
	'planner.estimate.size': ({ kwp }: { kwp: number }) =>
		`Our estimate: about ${figure(kwp, 2)} kW would make as much as you use. Ask, and you hear what it costs.`,
	'planner.none.hybrid': 'No inverter that takes a battery is in stock.',
	'planner.none.load': ({ loadW, mostW }: { loadW: number; mostW: number }) =>
		`Nothing in stock carries ${figure(loadW, 0)} W when the grid is away: ask for ${figure(mostW, 0)} W or less.`,
	'planner.none.starting': ({ startW, mostW }: { startW: number; mostW: number }) =>
		`Nothing in stock gives the ${figure(startW, 0)} W that are needed as a motor starts: keep what needs ${figure(mostW, 0)} W or less, such as an inverter air conditioner in place of one with fixed speed.`,
	'planner.none.battery': 'No battery is in stock.',
	'planner.none.hours': ({ loadW, hours }: { loadW: number; hours: number }) =>
		`Nothing in stock runs ${figure(loadW, 0)} W for ${figure(hours)} h: ask for fewer hours or a smaller load.`,
}
