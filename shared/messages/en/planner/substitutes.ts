import { number } from '../../../format/english.ts'

interface Substitute {
	/** Null where they have no rating of one kind. */
	rating: { value: number; before: number; unit: string } | null
	/** Whether it fits with every product that the other one fits with. */
	isSameFit: boolean
	/** With how many of those it fits. */
	kept: number
	of: number
	/** Whether the home subsidy is lost with it. */
	losesSubsidy: boolean
}

function ratingWords({ value, before, unit }: NonNullable<Substitute['rating']>) {
	return value === before
		? `The same ${number(value)} ${unit}.`
		: `${number(value)} ${unit} instead of ${number(before)} ${unit}.`
}

function fitWords({ isSameFit, kept, of }: Substitute) {
	if (isSameFit) return 'It fits with the same products.'
	return kept > 0 ? `It fits with ${kept} of the ${of} products that this one fits with.` : ''
}

export const substitutes = {
	'planner.substitute': (substitute: Substitute) =>
		[
			substitute.rating ? ratingWords(substitute.rating) : 'Of the same kind, at a similar price.',
			fitWords(substitute),
			substitute.losesSubsidy ? 'It is not made in India, as the home subsidy asks.' : '',
		]
			.filter(Boolean)
			.join(' '),
}
