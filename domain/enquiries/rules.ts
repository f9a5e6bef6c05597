import { firstNameOf } from '../../shared/first-name.ts'
import { wordsIn } from '../../shared/words.ts'
import type { PlanAnswer, PlanOption } from '../planner/sizing/answer-schema.ts'
import type { PlanSnapshot, SystemSnapshot } from './schema.ts'

export const ENQUIRY_STATUSES = ['open', 'taken', 'answered', 'closed'] as const
type Status = (typeof ENQUIRY_STATUSES)[number]

export const ENQUIRY_STEPS = ['take', 'answer', 'release', 'close', 'reopen'] as const
export type EnquiryStep = (typeof ENQUIRY_STEPS)[number]

const FROM: Record<EnquiryStep, readonly Status[]> = {
	take: ['open'],
	answer: ['taken'],
	release: ['taken'],
	close: ['open', 'taken'],
	reopen: ['answered', 'closed'],
}

/**
 * Where a step leads from a status, or null when there is no such way. What is reopened is again where it
 * was: with its installer, if one had it.
 */
export function next(status: Status, step: EnquiryStep, hasInstaller: boolean): Status | null {
	if (!FROM[step].includes(status)) return null
	switch (step) {
		case 'take':
			return 'taken'
		case 'answer':
			return 'answered'
		case 'release':
			return 'open'
		case 'close':
			return 'closed'
		case 'reopen':
			return hasInstaller ? 'taken' : 'open'
	}
}

/** What an enquiry says to whoever comes too late with a step. */
export const TOO_LATE: Record<Status, string> = {
	open: 'This enquiry is open again.',
	taken: 'This enquiry is already taken.',
	answered: 'This enquiry has already been answered.',
	closed: 'This enquiry has been closed.',
}

/** For so long the same person asking about the same plan asks once, milliseconds. */
export const DEDUP_WINDOW_MS = 10 * 60_000

/** Who asks, and what about: the same text means the same enquiry. */
export const dedupKeyOf = ({
	who,
	contactNumber,
	email,
	pin,
	plan,
}: {
	/** The account, or null for a visitor. */
	who: string | null
	contactNumber?: string | undefined
	email?: string | undefined
	pin: string
	plan: string
}) => JSON.stringify([who, contactNumber?.replace(/\D/g, '') ?? null, email ?? null, pin, plan])

/**
 * Search terms of an enquiry, which is found by the beginning of one, by some before an installer has taken it; a contact number
 * also without its spaces and country.
 */
export function searchTermsOf({
	name,
	contactNumber,
	email,
	pin,
}: {
	name: string
	contactNumber: string | null
	email: string | null
	pin: string
}) {
	const digits = contactNumber?.replace(/\D/g, '') ?? ''
	const early = new Set(wordsIn(`${firstNameOf(name)} ${pin}`))
	const all = [name, email, contactNumber, pin, digits, digits.slice(-10)].join(' ')
	return wordsIn(all).map((term) => ({ term, before_acceptance: early.has(term) ? 1 : 0 }))
}

/** A system of a plan, as far as it is kept with an enquiry about it. */
export function systemSnapshot(
	{ monthlyKwh }: Pick<PlanAnswer, 'monthlyKwh'>,
	{ role, kwp, items, price, yearlyKwh, money }: PlanOption,
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
	}
}

const FIGURES = [
	...(['kwp', 'price', 'installation', 'subsidy', 'cost'] as const),
	...(['saving', 'monthlyKwh', 'yearlyKwh', 'paybackMonths'] as const),
]
type Figure = (typeof FIGURES)[number]

type Piece = Pick<SystemSnapshot['parts'][number], 'quantity' | 'price'>

interface PartDifference {
	name: string
	/** Pieces and the price of one, rupees; null where the system had or has none. */
	was: Piece | null
	is: Piece | null
}

/** What is another in one of two systems; nothing between a system and itself. */
export interface Differences {
	figures: Partial<Record<Figure, { was: number | null; is: number | null }>>
	parts: PartDifference[]
}

/** What has become another since a system was kept. */
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

/** What became of the parts of a plan that was sent: what they cost today, and which cannot be had. */
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
