import { datesIn } from './dates.ts'
import { listsIn, namesIn } from './lists.ts'
import { numbersIn } from './numbers.ts'

export { INDIA } from './dates.ts'

/** English as India writes it: its own groups of digits, British days and lists. */
export const { number, figure } = numbersIn('en-IN')
export const { list, either } = listsIn('en-GB')
export const { inOrder } = namesIn('en-IN')
export const { dateFormat } = datesIn('en-GB')

/** `1 panel`, `9 panels`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
	`${number(count, 0)} ${count === 1 ? one : many}`
