import { listsIn, namesIn } from './lists.ts'
import { numbersIn } from './numbers.ts'

/** English as India writes it: its own groups of digits, British lists. */
export const { number, figure } = numbersIn('en-IN')
export const { list, either } = listsIn('en-GB')
export const { inOrder } = namesIn('en-IN')

/** `1 panel`, `9 panels`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
	`${number(count, 0)} ${count === 1 ? one : many}`
