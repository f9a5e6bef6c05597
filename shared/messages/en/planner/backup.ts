import { counted, figure } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'

/** A back-up without panels; money is in paise. */
export const backup = {
	'planner.backup.verdict': (p: { loadW: number; hours: number; price: number }) =>
		`It runs your ${figure(p.loadW, 0)} W for about ${figure(p.hours, 1)} h each time the power goes. It saves nothing on your bill: all of the ${inWholeRupees(p.price)} is the price of that comfort.`,
	'planner.backup.charging':
		'Its battery fills from the grid. A little more goes in than comes out, so your bill rises slightly.',
	'planner.backup.renewal': (p: { batteries: number; warrantyYears: number; price: number }) =>
		`The ${p.batteries === 1 ? 'battery has' : 'batteries have'} a warranty of ${counted(p.warrantyYears, 'year')}. ${p.batteries === 1 ? 'A new one costs' : 'New ones cost'} ${inWholeRupees(p.price)} at today’s prices.`,
	'planner.backup.panels_later': ({ maxPvW }: { maxPvW: number }) =>
		`Its inverter takes up to ${figure(maxPvW / 1000, 1)} kW of panels, if you have a roof for them later. Panels are what saves money.`,
	'planner.backup.inverter': (p: { loadW: number; isThreePhase: boolean }) =>
		`Charges the battery from the grid, and carries your ${figure(p.loadW, 0)} W when the grid is away${p.isThreePhase ? ', a third of its power on each phase' : ''}.`,
	'planner.backup.ac_box': 'Protects the mains side of the inverter.',
	'planner.backup.work':
		'An electrician fits it and gives it a circuit of its own for what is to run. That work and its cables are not in the price.',
	'planner.backup.no_ac_box':
		'An AC breaker with surge protection for it is not in stock: the electrician brings it.',
}
