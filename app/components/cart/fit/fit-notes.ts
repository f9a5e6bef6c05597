import type { LineChange } from '../line-changes'

/** The kind of a note on the cart: the first two need a fix, the others are for the buyer to consider. */
export type FitKind =
	| 'misfit'
	| 'missing'
	| 'unchecked'
	| 'law'
	| 'warning'
	| 'kit'
	| 'subsidy'
	| 'hint'

/** A change of the cart that would put it right. */
export interface WayOut {
	productId: string
	/** How many of it the cart would have. */
	quantity: number
	/** The product it takes the place of. */
	insteadOf: string | null
	sentence: string
	inCart: boolean
	/** The cart's lines as it would set them, its own product's first. */
	lines: Required<LineChange>[]
	name: string
	image: string | null
	/** Rupees, for one. */
	price: number
}

export interface FitNote {
	kind: FitKind
	sentence: string
	/** For an engineer: formulas filled in. */
	details: string[]
	fixes: WayOut[]
}

const KINDS: FitKind[] = [
	'misfit',
	'missing',
	'unchecked',
	'law',
	'kit',
	'subsidy',
	'warning',
	'hint',
]

export const LABELS: Record<FitKind, string> = {
	misfit: 'Does not fit',
	missing: 'Missing',
	unchecked: 'Not checked',
	law: 'Not for the grid',
	kit: 'Costs less as a kit',
	subsidy: 'Without the subsidy',
	warning: 'Worth knowing',
	hint: 'Perhaps missing',
}

/** Sorts the most serious first. */
export const inOrder = (notes: FitNote[]) =>
	notes.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))

/** The label of the button of a way out. */
export function verbOf({ inCart, insteadOf, quantity, lines: [own] }: WayOut): string {
	if (inCart && insteadOf && own?.was === own?.quantity) return 'Remove the other'
	if (inCart) return `Change to ${quantity}`
	if (insteadOf) return quantity === 1 ? 'Use it instead' : `Use ${quantity} instead`
	return quantity === 1 ? 'Add it' : `Add ${quantity}`
}

/** The notes that stand in the way of ordering, shown beside the total. */
export const seriousOf = (notes: readonly FitNote[]) => notes.filter(({ kind }) => isSerious(kind))

const isSerious = (kind: FitKind) => kind === 'misfit' || kind === 'missing'

/** Whether a note is about how the things go together, not about what else they bring their buyer. */
export const isAboutFit = (kind: FitKind) => kind === 'unchecked' || isSerious(kind)

/** Those that are still said where the order is sent. */
export const decisiveOf = (notes: readonly FitNote[]) =>
	notes.filter(({ kind }) => kind === 'law' || isAboutFit(kind))

/** A sentence before and after a name in it; null where the name is not in it. */
export function around(sentence: string, name: string): [string, string] | null {
	const at = sentence.indexOf(name)
	return at < 0 ? null : [sentence.slice(0, at), sentence.slice(at + name.length)]
}

/** The text read aloud when the notes change; the notes themselves can be read in their place. */
export function summaryOf(notes: FitNote[]): string {
	const kinds = new Set(notes.map(({ kind }) => kind))
	if (kinds.has('misfit'))
		return 'Something in your cart does not fit together. See below the lines.'
	if (kinds.has('missing')) return 'Something is missing from your cart. See below the lines.'
	if (kinds.has('unchecked'))
		return 'Something in your cart could not be checked. See below the lines.'
	if (kinds.has('law'))
		return 'Something in your cart may not be connected to the grid. See below the lines.'
	return 'There is a hint about your cart below the lines.'
}
