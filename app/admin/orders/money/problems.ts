import type { FormProblem } from '../../../ui/forms/problem'

/** Why what a form about money asked for was not done. */
export interface MoneyProblems {
	confirm: FormProblem | null
	receive: FormProblem<
		'way' | 'collected' | 'amount' | 'reference' | 'date' | 'confirmOverpaid' | 'idempotencyKey'
	> | null
	refund: FormProblem<'amount' | 'reason' | 'payAgain' | 'idempotencyKey'> | null
	held: FormProblem<'reference'> | null
	sent: FormProblem<'refundId' | 'reference'> | null
}
