import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../messages/message.ts'
import { type NumberKind, numberOrTyped, typedNumber } from './typed-number.ts'

const NO_NUMBER = issue('input.number')

/** The message for an input that is no number: for a text the reason, where there is one. */
function errorOf(kind: NumberKind, wrong: IssueText, required: IssueText) {
	return ({ input }: { input?: unknown }): string => {
		if (input === null || input === undefined || input === '') return required
		if (typeof input !== 'string') return wrong
		const why = typedNumber(input, kind)
		return typeof why === 'number' || why.code === 'input.number_in_digits'
			? wrong
			: JSON.stringify(why)
	}
}

/**
 * A number that a form or a file has as text: there `typedNumber` reads it. @param wrong the message for any other text
 */
export const decimalNumber = (wrong: IssueText = NO_NUMBER, required: IssueText = wrong) =>
	z.number({ error: errorOf('decimal', wrong, required) })

/** As `decimalNumber`, of whole pieces, hours and the like. */
export const wholeNumber = (
	wrong: IssueText = NO_NUMBER,
	notWhole: IssueText = wrong,
	required: IssueText = wrong,
) => z.number({ error: errorOf('whole', wrong, required) }).int(notWhole)

/** The step of amounts in rupees; a form knows them by it. */
export const PAISA = 0.01

/** As `decimalNumber`, of rupees. @param decimals the message where there are more than two decimals */
export const rupeesNumber = (
	wrong: IssueText = NO_NUMBER,
	decimals: IssueText = wrong,
	required: IssueText = wrong,
) => z.number({ error: errorOf('rupees', wrong, required) }).multipleOf(PAISA, decimals)

/** A number in a query or a path, where everything is text; a blank one is not given. */
export const inText = <S extends z.ZodType>(schema: S, kind: NumberKind = 'decimal') =>
	z.preprocess((given) => {
		if (typeof given !== 'string') return given
		return given.trim() === '' ? undefined : numberOrTyped(given, kind)
	}, schema)
