import type { OrderReturns } from '../../../../domain/returns/schema'
import { formFields } from '../../../ui/forms/form-fields'
import { NoteField } from '../../../ui/forms/note-field'
import { type FormProblem, fieldProblem } from '../../../ui/forms/problem'
import { number } from '../../../ui/text/format'
import { LineQuantities } from './line-quantities'
import { ReturnCause } from './return-cause'

/** The fields that show their own problems. */
export const RETURN_FIELDS = ['lines', 'cause', 'reason'] as const

interface ReturnFieldsProps extends Pick<OrderReturns, 'left' | 'charges'> {
	problem: FormProblem<(typeof RETURN_FIELDS)[number]> | null
}

/** The pieces of an order that come back, none by default, and the cause. */
export function ReturnFields({ left, charges, problem }: ReturnFieldsProps) {
	return (
		<>
			<LineQuantities
				title="Goods to return"
				lines={left}
				usual={() => '0'}
				hint={(quantity) => `At most ${number(quantity)}`}
				problem={fieldProblem(problem, 'lines')}
			/>
			<ReturnCause
				chosen={problem?.values.cause}
				problem={fieldProblem(problem, 'cause') ?? null}
				charges={charges}
			/>
			<NoteField {...formFields(problem)('reason')} label="What is wrong with it?" />
		</>
	)
}
