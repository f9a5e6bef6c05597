import { inWholeRupees } from '../../../../shared/format/money.ts'
import { figure, type Site } from '../../electrical/check.ts'
import type { Item } from '../../electrical/items.ts'
import { ofUse, shareOfUse } from '../../share-of-use.ts'
import type { Requirements } from '../requirements.ts'
import type { RoofSpace } from '../roof-space.ts'
import { mostInverters, suitsBackup } from '../search/candidates.ts'
import type { Choices } from '../search/choice.ts'
import { isCompatible, voltsAt } from '../search/compatible-pairs.ts'
import type { Rank } from '../search/goal.ts'
import { offers } from '../search/offers.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import { anyRoof } from '../search/search.ts'

/** What the cheapest parts cost that the roof has room for, paise; undefined where it has none for any. */
const leastPrice = ({ roofSpace, lowest }: Choices): number | undefined =>
	lowest({ rank: (price) => price, roofSpace, below: Infinity })?.rank

/** The least of a roof that any system takes, m². */
function leastRoof({ lowest, roofSpace }: Choices): number {
	let least = Number.POSITIVE_INFINITY
	const isLess: RoofSpace['has'] = (field) => roofSpace.areaOf(field) < least
	const smaller = () => lowest({ rank: byYield, roofSpace: { has: isLess } })
	for (let found = smaller(); found; found = smaller())
		least = roofSpace.areaOf(found.candidate.field)
	return least
}

const byYield: Rank = (_price, _extra, yearlyKwh) => yearlyKwh

const isEmpty = ({ lowest }: Choices) =>
	lowest({ rank: () => 0, roofSpace: anyRoof, enough: 0 }) === null

/** What the largest system yields in a year, kWh; no more than is needed, if so much can be had. */
function mostOf({ lowest }: Choices, need: number): number {
	const rank: Rank = (_price, _extra, yearlyKwh) => -Math.min(yearlyKwh, need)
	return -(lowest({ rank, roofSpace: anyRoof, enough: -need })?.rank ?? 0)
}

const roofInWords = ({ roof, roofAreaM2 = 0 }: Requirements) =>
	roof ? `${figure(roof.widthM)} × ${figure(roof.depthM)} m` : `${figure(roofAreaM2)} m²`

/** Said of an area that a roof has, and yet no room for the rows. */
const shapeOf = ({ roof }: Requirements, leastM2: number) =>
	roof && roof.widthM * roof.depthM >= leastM2 ? ' of a handier shape' : ''

/** Rounded up, so that the area that is named really is enough. */
const area = (m2: number) => `${figure(Math.ceil(m2 * 10) / 10)} m²`

/** Likewise. @param paise what parts cost */
const rupees = (paise: number) => inWholeRupees(Math.ceil(paise / 100) * 100)

/** Nobody counts what is missing from so much of what is used. */
const AS_GOOD_AS_ALL = 0.995

/**
 * What keeps a plan from covering all that is used, and what would help. What is named really is enough:
 * with it the system is chosen that would be without limits.
 * @param free what would be chosen without a roof and a budget
 */
export function whyLess(
	choices: Choices,
	requirements: Requirements,
	{ yearlyKwh }: PlannedSystem,
	free: () => PlannedSystem | undefined,
): string[] {
	const { roofSpace } = choices
	const { roof, roofAreaM2, budget } = requirements
	const need = requirements.monthlyKwh * 12
	const share = (kwh: number) => `about ${shareOfUse(kwh / need)}`
	const covers = (kwh: number) => `about ${ofUse(kwh / need)}`
	if (yearlyKwh >= AS_GOOD_AS_ALL * need) return []
	const hasLimits = (roof ?? roofAreaM2 ?? budget) !== undefined
	const wanted = hasLimits ? free() : undefined
	if (wanted && wanted.yearlyKwh > yearlyKwh) {
		const parts = `parts for ${rupees(wanted.price)}`
		const m2 = roofSpace.areaOf(wanted)
		const takes = `${area(m2)}${shapeOf(requirements, m2)}`
		const forShare = `for ${share(wanted.yearlyKwh)}`
		const limit = `Your roof of ${roofInWords(requirements)}`
		const isTooDear = wanted.price > (budget ?? Infinity)
		if (roofSpace.has(wanted))
			return [
				`Your budget limits it to ${covers(yearlyKwh)}: without a limit we would choose ${parts}, ${forShare}.`,
			]
		if (!isTooDear)
			return [
				`${limit} limits it to ${covers(yearlyKwh)}: without a limit we would choose a system that takes ${takes}, ${forShare}.`,
			]
		return [
			`${limit} and your budget limit it to ${covers(yearlyKwh)}: without limits we would choose ${parts}, which take ${takes}, ${forShare}.`,
		]
	}
	const most = mostOf(choices, need)
	if (most >= need) return []
	return [`What is in stock covers ${covers(most)}. A larger system is for an installer to plan.`]
}

/** Which requirement stands in the way of any system, and what would help. */
export function whyNone(
	choices: Choices,
	requirements: Requirements,
	catalogue: readonly Item[],
	site: Site,
): string[] {
	const { budget, backup } = requirements
	if (isEmpty(choices)) return backup ? whyNoBackup(requirements, catalogue, site) : NOTHING
	const withBackup = backup ? ' with this back-up' : ''
	const price = leastPrice(choices)
	if (price === undefined) {
		const needed = leastRoof(choices)
		const [m2, shape] = [area(needed), shapeOf(requirements, needed)]
		return [
			`Your roof of ${roofInWords(requirements)} is too small: the smallest system${withBackup} takes ${m2}${shape}.`,
		]
	}
	if (budget === undefined) return NOTHING
	return [
		`Your budget of ${inWholeRupees(budget)} is too small: the parts of the cheapest system${withBackup} cost ${rupees(price)}.`,
		...(backup ? ['Less back-up, or none, costs less.'] : []),
	]
}

const NOTHING = ['No panels and inverter that fit together are in stock. Ask us, and we will look.']

function whyNoBackup(
	{ backup = { loadW: 0, hours: 0 } }: Requirements,
	catalogue: readonly Item[],
	site: Site,
): string[] {
	const panels = offers(catalogue, 'panel').map(({ figures }) => ({
		figures,
		volts: voltsAt(figures, site),
	}))
	const hybrids = offers(catalogue, 'inverter').filter(
		(inverter) =>
			suitsBackup(inverter, backup) &&
			panels.some(({ figures, volts }) => isCompatible(figures, volts, inverter.figures)),
	)
	const { loadW, hours } = backup
	if (hybrids.length === 0) return ['No inverter that takes a battery is in stock.']
	const carries = Math.max(
		...hybrids.map((hybrid) => (hybrid.figures.backupW ?? 0) * mostInverters(hybrid)),
	)
	if (carries < loadW)
		return [
			`Nothing in stock carries ${figure(loadW, 0)} W when the grid is away: ask for ${figure(carries, 0)} W or less.`,
		]
	const stored = offers(catalogue, 'battery').map(
		({ item, figures }) => figures.usableKwh * item.stock,
	)
	if (stored.length === 0) return ['No battery is in stock.']
	return [
		`Nothing in stock runs ${figure(loadW, 0)} W for ${figure(hours)} h: ask for fewer hours or a smaller load.`,
	]
}
