import { type Message, message } from '../../../../../shared/messages/message.ts'
import { fromRupees } from '../../../../../shared/money.ts'
import type { SystemWithMessages } from '../../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import type { Lawful } from '../../law/lawful.ts'
import type { MoneyOfSystem } from '../money.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import { type Backup, isMuchMore } from '../search/storage.ts'
import type { Terms } from '../search/terms.ts'
import { cliffWithin } from '../tariff/cliff.ts'
import { storageAsked } from '../tariff/metering-terms.ts'
import { backupHours } from '../use/bill.ts'

type Money = Pick<
	SystemWithMessages['money'],
	'months' | 'saving' | 'savingByUse' | 'timeOfDay' | 'ownUse'
> &
	Pick<MoneyOfSystem, 'billedShares' | 'connections' | 'told'>
type Connection = Pick<Terms, 'sanctioned' | 'metering' | 'known' | 'rules'> &
	Partial<Pick<Terms, 'isAbroad'>>
type Parts = Pick<
	PlannedSystem,
	'kwp' | 'panel' | 'inverter' | 'inverters' | 'acKw' | 'battery' | 'delivery'
>

/** Notes on a system beyond its checks. */
export const notesOf = (
	system: Parts,
	money: Money,
	{
		terms,
		request,
		lawful,
	}: {
		terms: Connection
		request: Pick<PlanRequest, 'backup' | 'phase'>
		lawful: Pick<Lawful, 'unchecked'>
	},
): Message[] =>
	[
		aboutBackup(system, request.backup),
		aboutListing(system, lawful),
		system.delivery === null ? message('planner.note.delivery_asked') : null,
		aboutLoad(system, terms),
		aboutPhases(system, terms, request),
		aboutOwnUse(money, terms),
		aboutSurplus(money, terms),
		aboutNetUnits(money),
		aboutTimeOfDay(money, terms),
		...money.told,
		aboutCliff(system, money, terms),
		aboutBattery(system, terms),
		aboutStorage(system, terms),
		message('planner.note.repairs'),
	].filter((note) => note !== null)

/** Said where even the smallest bank that answers lasts more than twice as long as was asked. */
function aboutBackup(system: Parts, backup: Backup | undefined): Message | null {
	const { battery, inverters } = system
	if (!battery || !backup) return null
	const { quantity, figures } = battery
	if (!isMuchMore(quantity * figures.usableKwh, backup)) return null
	const lasts = backupHours(system, backup)
	return message('planner.note.much_backup', { ...backup, lasts, quantity, inverters })
}

function aboutListing({ panel, inverter }: Parts, { unchecked }: Pick<Lawful, 'unchecked'>) {
	const parts = [panel.item, inverter.item].filter(({ id }) => unchecked.has(id))
	const names = parts.map(({ name }) => name)
	return parts.length > 0 ? message('planner.note.not_checked', { names }) : null
}

/** A load that nobody gave is assumed by Indian rules: abroad nothing is said of it. */
function aboutLoad({ kwp }: Parts, { sanctioned, isAbroad = false }: Connection): Message | null {
	if (kwp <= sanctioned.kw || (isAbroad && !sanctioned.isGiven)) return null
	const about = { kwp, sanctionedKw: sanctioned.kw }
	return sanctioned.isGiven
		? message('planner.note.above_sanctioned', about)
		: message('planner.note.above_assumed', about)
}

/** Where the buyer has one phase the verdict says it first. */
function aboutPhases(
	{ inverter, inverters, acKw }: Parts,
	{ rules }: Connection,
	{ phase }: Pick<PlanRequest, 'phase'>,
): Message | null {
	const isKnown = phase !== undefined
	if (inverter.figures.phases === 3) return isKnown ? null : message('planner.note.three_phases')
	if (acKw * 1000 <= rules.singlePhaseW || inverters % 3 !== 0) return null
	return message('planner.note.on_three_phases', { inverters, isKnown })
}

/** Said where the units that are not used as they are made are sold, for less than a unit costs. */
const aboutOwnUse = ({ ownUse }: Money, { metering }: Connection): Message | null =>
	metering.way === 'net-billing' ? ownUse.what : null

/** A note where there is surplus at an unknown price. */
function aboutSurplus({ months }: Money, { metering }: Connection): Message | null {
	const surplus = months.reduce((sum, month) => sum + month.surplus, 0)
	if (metering.isPriceKnown || surplus < 1) return null
	return message('planner.note.surplus_price_unknown', { surplus })
}

/** Where it is not settled whether the units billed or those used decide about the subsidy on the bill. */
function aboutNetUnits({ saving, savingByUse }: Money): Message | null {
	if (savingByUse === null || savingByUse === saving) return null
	return message('planner.note.subsidy_by_use', { saving: fromRupees(savingByUse) ?? 0 })
}

/** The effect of the hours on the saving, where it is worth a note. */
function aboutTimeOfDay({ saving, timeOfDay }: Money, { known }: Connection): Message | null {
	const { timeOfDay: figures = null } = known?.figures ?? {}
	if (!timeOfDay || !figures) return null
	const [now, atOnePrice] = [saving, timeOfDay.savingAtOnePrice].map(
		(rupees) => fromRupees(rupees) ?? 0,
	)
	const less = (atOnePrice ?? 0) - (now ?? 0)
	return message('planner.note.time_of_day', { ...figures, less })
}

function aboutCliff(
	{ kwp }: Parts,
	{ months, billedShares, connections }: Money,
	{ known }: Connection,
): Message | null {
	const billed = months.flatMap((month, n) => {
		const connection = connections[n]
		return connection ? [{ ...month, connection, bandShares: billedShares[n] }] : []
	})
	const cliff = known && cliffWithin(billed, kwp)
	return cliff && message('planner.note.cliff', cliff)
}

/** Where the state asks for storage of a system as large as this. */
function aboutStorage({ kwp, battery }: Parts, { metering: { storage } }: Connection) {
	const askedKwh = storage ? storageAsked(storage, kwp) : 0
	if (!storage || !battery || askedKwh === 0) return null
	const storedKwh = battery.quantity * battery.figures.usableKwh
	return message('planner.note.storage_asked', { aboveKw: storage.aboveKw, askedKwh, storedKwh })
}

function aboutBattery({ battery }: Parts, { metering }: Connection): Message | null {
	if (!battery || metering.way === 'net') return null
	return message('planner.note.battery_for_cuts')
}
