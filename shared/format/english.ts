import { listed, namesIn } from './lists.ts'
import { figure, number } from './numbers.ts'

export { figure, number }

/** `a, b and c` */
export const list = (items: readonly string[]): string => listed(items, 'and')

/** `a, b or c` */
export const either = (items: readonly string[]): string => listed(items, 'or')

export const { inOrder } = namesIn('en-IN')

/** `1 panel`, `9 panels`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
	`${number(count, 0)} ${count === 1 ? one : many}`

const MAX_DECIMALS = 4

/**
 * A value and its limit with as many decimals as tell them apart: never "20 A, more than 20 A".
 * @param decimals at least these, where the figures have them
 */
export function compared(value: number, limit: number, decimals = 1): [string, string] {
	const shown = (digits: number): [string, string] => [figure(value, digits), figure(limit, digits)]
	let digits = decimals
	while (value !== limit && digits < MAX_DECIMALS && isSame(shown(digits))) digits++
	return shown(digits)
}

const isSame = ([value, limit]: [string, string]) => value === limit
