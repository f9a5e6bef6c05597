import type { FormProblem } from '../../../ui/forms/problem'

/** The refusals of the forms about money. */
export interface MoneyProblems {
	confirm: FormProblem | null
	receive: FormProblem<
		'way' | 'collected' | 'amount' | 'reference' | 'date' | 'confirmOverpaid' | 'idempotencyKey'
	> | null
	refund: FormProblem<'amount' | 'reason' | 'payAgain' | 'idempotencyKey'> | null
	held: FormProblem<'reference'> | null
	sent: FormProblem<'refundId' | 'reference'> | null
}
