import type { PlanAnswer, PlanOption } from '../planner/sizing/answer/answer-schema.ts'
import type { OptionWithMessages } from '../planner/sizing/answer/option-schema.ts'
import type { PlanSnapshot, SystemSnapshot } from './schema.ts'

/** A system of a plan, as far as an enquiry about it stores it. */
export function systemSnapshot(
	{ monthlyKwh }: Pick<PlanAnswer, 'monthlyKwh'>,
	{ role, kwp, items, price, yearlyKwh, money, verdict }: PlanOption | OptionWithMessages,
): SystemSnapshot {
	const { installation, subsidy, cost, saving, paybackMonths, paybackRange } = money
	return {
		role,
		kwp,
		parts: items.map(({ productId, name, category, quantity, price }) => ({
			productId,
			name,
			category,
			quantity,
			price,
		})),
		price,
		installation,
		subsidy: subsidy.amount,
		cost,
		saving,
		monthlyKwh,
		yearlyKwh,
		paybackMonths,
		paybackRange,
		verdict: verdict.answer,
	}
}

const FIGURES = [
	'kwp',
	'price',
	'installation',
	'subsidy',
	'cost',
	'saving',
	'monthlyKwh',
	'yearlyKwh',
	'paybackMonths',
] as const
type Figure = (typeof FIGURES)[number]

type Piece = Pick<SystemSnapshot['parts'][number], 'quantity' | 'price'>

interface PartDifference {
	name: string
	/** Pieces and the price of one, rupees; null where the system had or has none. */
	was: Piece | null
	is: Piece | null
}

/** The differences between two systems; none between a system and itself. */
export interface Differences {
	figures: Partial<Record<Figure, { was: number | null; is: number | null }>>
	parts: PartDifference[]
}

/** The differences of a system from its snapshot. */
export function differencesOf(kept: SystemSnapshot, today: SystemSnapshot): Differences {
	const others = FIGURES.filter((name) => kept[name] !== today[name])
	const pieces = ({ parts }: SystemSnapshot) => new Map(parts.map((part) => [part.productId, part]))
	const [before, after] = [pieces(kept), pieces(today)]
	const parts = [...new Map([...before, ...after])].flatMap(([id, { name }]): PartDifference[] => {
		const [was, is] = [before.get(id) ?? null, after.get(id) ?? null]
		const isSame = was?.quantity === is?.quantity && was?.price === is?.price
		return isSame ? [] : [{ name, was, is }]
	})
	return {
		figures: Object.fromEntries(others.map((name) => [name, { was: kept[name], is: today[name] }])),
		parts,
	}
}

/** The parts of a sent plan today: their prices, and which of them cannot be had. */
export function partsToday({ parts }: Pick<PlanSnapshot, 'parts'>) {
	const gone = parts.filter(({ today }) => today === null)
	const out = parts.filter(({ today }) => today?.stock === 0)
	const short = parts.filter(
		({ today, quantity }) => today && today.stock > 0 && today.stock < quantity,
	)
	const paise = parts.map(({ today, quantity }) =>
		today ? Math.round(today.price * 100) * quantity : 0,
	)
	return {
		/** Rupees of all of them today; null where one is no longer sold. */
		price: gone.length > 0 ? null : paise.reduce((sum, each) => sum + each, 0) / 100,
		gone,
		out,
		short,
	}
}
