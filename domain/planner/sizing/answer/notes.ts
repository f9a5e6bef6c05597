import { figure } from '../../electrical/check.ts'
import { SINGLE_PHASE_W } from '../../electrical/phases.ts'
import { isKnownFor } from '../../money/tariff.ts'
import type { PlanRequest } from '../schema.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import { type Backup, isMuchMore } from '../search/storage.ts'
import type { Terms } from '../search/terms.ts'
import { backupHours } from '../use/bill.ts'
import type { PlanOption } from './answer-schema.ts'

type Months = Pick<PlanOption['money'], 'months'>
type Connection = Pick<Terms, 'sanctioned' | 'metering' | 'tariff' | 'tariffFact'>
type Parts = Pick<PlannedSystem, 'kwp' | 'inverter' | 'inverters' | 'acKw' | 'battery'>

/** What is to be thought of with a system beyond its checks, in whole sentences. */
export const notesOf = (
	system: Parts,
	{ months }: Months,
	{ terms, request }: { terms: Connection; request: Pick<PlanRequest, 'backup'> },
): string[] =>
	[
		aboutBackup(system, request.backup),
		aboutLoad(system, terms),
		aboutPhases(system),
		aboutTariff(months, terms),
		aboutBattery(system, terms),
		'Cleaning and repairs are not counted.',
	].filter((note) => note !== null)

/** Said where even the smallest bank that answers lasts more than twice as long as was asked. */
function aboutBackup(system: Parts, backup: Backup | undefined): string | null {
	const { battery, inverters } = system
	if (!battery || !backup) return null
	const { quantity, figures } = battery
	if (!isMuchMore(quantity * figures.usableKwh, backup)) return null
	const each = quantity === inverters ? 'one' : `${figure(quantity / inverters, 0)}`
	const why =
		inverters > 1
			? `each of the ${figure(inverters, 0)} inverters needs batteries of its own, and ${each} on each is the least that answers`
			: `${quantity === 1 ? 'it is' : 'that is'} the least that a plan has for this inverter and your ${figure(backup.loadW, 0)} W`
	const lasts = quantity === 1 ? 'the battery lasts' : `the ${figure(quantity, 0)} batteries last`
	return `You asked for ${figure(backup.hours)} h of back-up; ${lasts} about ${figure(backupHours(system, backup))} h: ${why}.`
}

function aboutLoad({ kwp }: Parts, { sanctioned }: Connection): string | null {
	if (kwp <= sanctioned.kw) return null
	const [system, load] = [figure(kwp, 2), figure(sanctioned.kw, 2)]
	return sanctioned.isGiven
		? `This system has ${system} kW, more than your sanctioned load of ${load} kW. Your distribution company may ask you to raise it first.`
		: `This system has ${system} kW; we assumed a sanctioned load of ${load} kW. Your distribution company may ask you to raise it first: the figure is on your bill.`
}

function aboutPhases({ inverter, inverters, acKw }: Parts): string | null {
	if (inverter.figures.phases === 3)
		return 'It needs a three-phase connection. Have the installer see that you have one.'
	if (acKw * 1000 <= SINGLE_PHASE_W || inverters % 3 !== 0) return null
	return `It needs a three-phase connection, with ${figure(inverters / 3, 0)} of its ${figure(inverters, 0)} inverters on each phase. Have the installer see that you have one.`
}

/** Where the tariff speaks of all that is used, and not of the few units that are left to buy. */
function aboutTariff(months: Months['months'], { tariff, tariffFact }: Connection): string | null {
	const isUnknown = (units: number) => units > 0 && !isKnownFor(tariff, units)
	if (!tariffFact || tariff.aboveKwh === null) return null
	if (!months.every(({ use }) => isKnownFor(tariff, use))) return null
	if (!months.some(({ billed }) => isUnknown(billed))) return null
	return `With this system some of your bills are of ${figure(tariff.aboveKwh, 0)} units or fewer. What such months cost in ${tariffFact.state} is not known to us, and counts by the prices of larger ones.`
}

function aboutBattery({ battery }: Parts, { metering }: Connection): string | null {
	if (!battery || metering === 'net') return null
	return 'The battery is kept for power cuts: that it could also carry the energy of noon into the evening is not counted.'
}
