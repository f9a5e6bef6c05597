import { number } from '../text/format'

/** The options of a select: the label of each value, in this order. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
	Object.entries(labels).map(([value, label]) => ({ value, label }))

/**
 * The options of a filter, each with how many it finds, and all of them first.
 * @param counts those missing find none
 * @param every the word for all of them
 */
export const countedChoices = (
	labels: Readonly<Record<string, string>>,
	counts: Readonly<Partial<Record<string, number>>>,
	all: number,
	every: string,
) =>
	Object.entries({ '': every, ...labels }).map(([value, label]) => ({
		value,
		label: `${label} (${number(value === '' ? all : (counts[value] ?? 0))})`,
	}))
