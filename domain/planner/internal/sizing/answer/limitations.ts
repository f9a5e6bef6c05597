import { message } from '../../../../../shared/messages/message.ts'
import type { Item } from '../../../electrical/items.ts'
import type { Site } from '../../electrical/check.ts'
import type { Requirements } from '../requirements.ts'
import type { RoofSpace } from '../roof-space.ts'
import { mostInverters, suitsBackup } from '../search/candidates.ts'
import type { Choices } from '../search/choice.ts'
import { isCompatible, voltsAt } from '../search/compatible-pairs.ts'
import type { Objective } from '../search/goal.ts'
import { type Offer, offers } from '../search/offers.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import { anyRoof } from '../search/search.ts'
import { mostKwWith } from '../tariff/metering-terms.ts'
import type { Limitation } from './limitation.ts'
import { whyNotCarried } from './not-carried.ts'

/** The whole price of the cheapest system that the roof has room for, paise; undefined where it has none for any. */
const leastPrice = ({ roofSpace, lowest }: Choices): number | undefined =>
	lowest({ objective: (whole) => whole, roofSpace, below: Infinity })?.objective

/** The least of a roof that any system takes, m². */
function leastRoof({ lowest, roofSpace }: Choices): number {
	let least = Number.POSITIVE_INFINITY
	const isLess: RoofSpace['has'] = (field) => roofSpace.areaOf(field) < least
	const smaller = () => lowest({ objective: byYield, roofSpace: { has: isLess } })
	for (let found = smaller(); found; found = smaller())
		least = roofSpace.areaOf(found.candidate.field)
	return least
}

const byYield: Objective = (_whole, _subsidy, yearlyKwh) => yearlyKwh

const isEmpty = ({ lowest }: Choices) =>
	lowest({ objective: () => 0, roofSpace: anyRoof, enough: 0 }) === null

/** The yield of the largest system in a year, kWh; no more than the need, if so much can be had. */
function mostOf({ lowest }: Choices, need: number): number {
	const objective: Objective = (_whole, _subsidy, yearlyKwh) => -Math.min(yearlyKwh, need)
	return -(lowest({ objective, roofSpace: anyRoof, enough: -need })?.objective ?? 0)
}

/** The roof as it was given. */
const roofOf = ({ roof, roofAreaM2 = 0 }: Requirements) => ({
	roof: roof ?? null,
	areaM2: roofAreaM2,
})

/** The roof area a system takes, and whether the roof has as much, and yet no room for the rows. */
const taken = ({ roof }: Requirements, takesM2: number) => ({
	takesM2,
	isShape: roof !== undefined && roof.widthM * roof.depthM >= takesM2,
})

/** A plan that covers so much of the use counts as complete. */
const AS_GOOD_AS_ALL = 0.995

/**
 * The obstacles to covering all use, and their remedies. A remedy named really is enough: with it the system is chosen
 * that would be without limits.
 */
export function whyLess(
	choices: Choices,
	requirements: Requirements,
	{ yearlyKwh }: PlannedSystem,
	free: () => PlannedSystem | undefined,
): Limitation[] {
	const { roofSpace } = choices
	const { roof, roofAreaM2, budget } = requirements
	const need = requirements.monthlyKwh * 12
	const covers = yearlyKwh / need
	if (yearlyKwh >= AS_GOOD_AS_ALL * need) return []
	const hasLimits = (roof ?? roofAreaM2 ?? budget) !== undefined
	const wanted = hasLimits ? free() : undefined
	if (wanted && wanted.yearlyKwh > yearlyKwh) {
		const { whole: price } = wanted
		const share = wanted.yearlyKwh / need
		if (roofSpace.has(wanted)) {
			const sentence = message('planner.limit.budget', { covers, price, share })
			return [{ sentence, by: ['budget'] }]
		}
		const ofRoof = { ...roofOf(requirements), ...taken(requirements, roofSpace.areaOf(wanted)) }
		if (price <= (budget ?? Infinity)) {
			const sentence = message('planner.limit.roof', { covers, share, ...ofRoof })
			return [{ sentence, by: ['roof'] }]
		}
		const sentence = message('planner.limit.roof_and_budget', { covers, price, share, ...ofRoof })
		return [{ sentence, by: ['roof', 'budget'] }]
	}
	const most = mostOf(choices, need)
	if (most >= need) return []
	return [{ sentence: message('planner.limit.stock', { covers: most / need }), by: [] }]
}

/** Where covering the use would take more than may be connected. */
export function whyLimited(
	{ maxKw = Infinity, maxKwWithBattery, storage }: Requirements,
	targetKwp: number,
	{ yearlyKwh, kwp, battery }: Pick<PlannedSystem, 'yearlyKwh' | 'kwp' | 'battery'>,
): Limitation[] {
	const storedKwh = battery ? battery.quantity * battery.figures.usableKwh : 0
	const storedFor = storage ? mostKwWith(storage, storedKwh) : Infinity
	if (targetKwp <= Math.min(maxKw, storedFor) || yearlyKwh <= 0) return []
	const about = { kwp, targetKwp }
	const sentence =
		storedFor < maxKw
			? message('planner.limit.storage', { ...about, storedKwh, storedFor })
			: message('planner.limit.metering', {
					...about,
					maxKw,
					maxKwWithBattery: maxKwWithBattery ?? null,
				})
	return [{ sentence, by: [] }]
}

/** The requirement that stands in the way of any system, and the remedy. */
export function whyNone(
	choices: Choices,
	requirements: Requirements,
	catalogue: readonly Item[],
	site: Site,
): Limitation[] {
	const { budget, backup } = requirements
	if (isEmpty(choices)) return backup ? whyNoBackup(requirements, catalogue, site) : NOTHING
	const hasBackup = backup !== undefined
	const withBackup = hasBackup ? (['backup'] as const) : []
	const price = leastPrice(choices)
	if (price === undefined) {
		const { maxKw, roof, roofAreaM2 } = requirements
		if (maxKw !== undefined && !roof && roofAreaM2 === undefined)
			return [{ sentence: message('planner.none.metering', { maxKw }), by: [] }]
		const ofRoof = { ...roofOf(requirements), ...taken(requirements, leastRoof(choices)) }
		const sentence = message('planner.none.roof', { ...ofRoof, hasBackup })
		return [{ sentence, by: ['roof', ...withBackup] }]
	}
	if (budget === undefined) return NOTHING
	const sentence = message('planner.none.budget', { budget, price, hasBackup })
	const less: Limitation = { sentence: message('planner.none.less_backup'), by: withBackup }
	return [{ sentence, by: ['budget', ...withBackup] }, ...(hasBackup ? [less] : [])]
}

const NOTHING: Limitation[] = [{ sentence: message('planner.none.stock'), by: [] }]

function whyNoBackup(
	{ backup = { loadW: 0, hours: 0 }, singlePhaseW }: Requirements,
	catalogue: readonly Item[],
	site: Site,
): Limitation[] {
	const panels = offers(catalogue, 'panel').map(({ figures }) => ({
		figures,
		volts: voltsAt(figures, site, true),
	}))
	const hybrids = offers(catalogue, 'inverter').filter(
		(inverter) =>
			suitsBackup(inverter, backup) &&
			panels.some(({ figures, volts }) => isCompatible(figures, volts, inverter.figures)),
	)
	const mostOf = (hybrid: Offer<'inverter'>) => mostInverters(hybrid, singlePhaseW)
	return [{ sentence: whyNotCarried(hybrids, mostOf, backup, catalogue), by: ['backup'] }]
}
