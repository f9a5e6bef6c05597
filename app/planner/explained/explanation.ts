import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'

/** The calculation of a figure, for a reader who wants to check it. */
export interface Explanation {
	/** In words, then with the figures of this plan; the last line is the figure. */
	formula: string[]
	inputs: readonly (readonly [name: string, value: string])[]
	sources: Source[]
}

/** Where an input is from. */
export interface Source {
	what: string
	source: string
	/** Its day; null where it is of today. */
	asOf: string | null
	confidence: PlanAnswer['facts'][number]['confidence']
}

export interface Explained {
	plan: PlanAnswer
	option: PlanOption
}

type Kind = PlanAnswer['facts'][number]['kind']

/** The facts of these kinds that the plan was calculated with, each under a name. */
export const sourcesOf = (
	{ facts }: Pick<PlanAnswer, 'facts'>,
	named: Record<Kind, string>,
): Source[] =>
	facts.flatMap(({ kind, source, asOf, confidence }) => {
		const what = named[kind]
		return what ? [{ what, source, asOf, confidence }] : []
	})

export const PRICES: Source = {
	what: 'Parts',
	source: 'The prices of this store',
	asOf: null,
	confidence: 'high',
}

/** The assumptions for the years to come that no fact covers. */
export const OUTLOOK: Source = {
	what: 'The years to come',
	source: 'Assumed by this store; change it under Expert',
	asOf: null,
	confidence: 'low',
}

export const SHEETS: Source = {
	what: 'Figures of the parts',
	source: 'The makers’ technical sheets, on each product’s page',
	asOf: null,
	confidence: 'high',
}
