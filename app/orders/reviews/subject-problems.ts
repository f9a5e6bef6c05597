import type { OrderReviews } from '../../../domain/reviews/schema'
import type { FormProblem } from '../../ui/forms/problem'

export type ReviewProblem = FormProblem<'productId' | 'stars' | 'text' | 'contact'> | null
export type WithdrawProblem = FormProblem<'productId' | 'contact'> | null

type Subject = OrderReviews['subjects'][number]

/** Whether a form that was refused was about this product or installer. */
const isAbout = (problem: WithdrawProblem, { kind, id }: Subject) =>
	problem !== null && (problem.values.productId ?? '') === (kind === 'product' ? id : '')

/** The problem of the form about this product or installer. */
export const problemAbout = <P extends ReviewProblem | WithdrawProblem>(
	problem: P,
	subject: Subject,
): P | null => (isAbout(problem, subject) ? problem : null)

/** The message about a review that is gone, and its form with it. */
export const withoutForm = (problem: WithdrawProblem, subjects: readonly Subject[]) =>
	subjects.some((each) => each.review !== null && isAbout(problem, each))
		? undefined
		: problem?.message
