import { Form } from 'react-router'
import type { OrderChange } from '../../../../domain/fulfilment/changes/change-schema'
import { ProblemLine } from '../../../ui/forms/problem-line'
import { WorkingButton } from '../../../ui/working-button'

interface WithdrawChangeProps {
	change: OrderChange
	/** The attributes of the button that asks for it. */
	field: { name: string; value: string }
	problem: string | null
}

/** Takes an open proposal back, by its installer or an admin. */
export function WithdrawChange({
	change: { n, allowedActions },
	field,
	problem,
}: WithdrawChangeProps) {
	if (!allowedActions.includes('withdraw')) return null
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="n" value={n} />
			<ProblemLine>{problem}</ProblemLine>
			<WorkingButton type="submit" {...field} variant="default" size="md" working={false}>
				Withdraw the proposal
			</WorkingButton>
		</Form>
	)
}
