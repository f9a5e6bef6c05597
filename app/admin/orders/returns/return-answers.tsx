import { NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import type { OrderReturn } from '../../../../domain/returns/schema'
import { CAUSE } from '../../../components/orders/returns/return-state'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { NoteField } from '../../../ui/forms/note-field'
import type { FormProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { number } from '../../../ui/text/format'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { returnIntents } from './return-intents'

const CAUSES = Object.entries(CAUSE).map(([value, label]) => ({ value, label }))

const CONDITIONS = [
	{ value: 'resell', label: 'Can be sold again: back into stock' },
	{ value: 'scrap', label: 'Cannot be sold again' },
]

interface ReturnAnswersProps {
	of: OrderReturn
	/** Why a refusal of this one was not taken. */
	problem: FormProblem<'answer'> | null
}

/** The admin's answers to a return: agreeing, refusing, and receiving an agreed one. */
export function ReturnAnswers({ of, problem }: ReturnAnswersProps) {
	if (of.state === 'asked') return <Answer of={of} problem={problem} />
	if (of.state === 'agreed') return <Receive of={of} />
	return null
}

function Answer({ of: { n, cause, chargesOfFault }, problem }: ReturnAnswersProps) {
	return (
		<>
			<Stack as={Form} method="post" preventScrollReset gap={3}>
				<input type="hidden" name="n" value={n} />
				<NativeSelect
					name="cause"
					label="Reason, as you judge it"
					data={CAUSES}
					defaultValue={cause ?? 'changed-mind'}
					size="md"
				/>
				{chargesOfFault > 0 && (
					<Text size="small">
						If it is the shop’s fault, <Price rupees={chargesOfFault} light /> of the charges is
						refunded too. For a changed mind, nothing of them is.
					</Text>
				)}
				<div>
					<IntentButton intents={returnIntents} intent="agree" variant="default">
						Approve
					</IntentButton>
				</div>
			</Stack>
			<details open={problem !== null || undefined}>
				<ButtonLink as="summary" variant="line">
					Refuse
				</ButtonLink>
				<Stack as={Form} method="post" preventScrollReset noValidate>
					<ProblemSummary of={problem} beside={['answer']} />
					<input type="hidden" name="n" value={n} />
					<NoteField
						{...formFields(problem)('answer')}
						label="Why not?"
						description="The buyer gets this by mail."
					/>
					<div>
						<IntentButton intents={returnIntents} intent="refuse" variant="default">
							Refuse the return
						</IntentButton>
					</div>
				</Stack>
			</details>
		</>
	)
}

function Receive({ of: { n, lines } }: { of: OrderReturn }) {
	return (
		<Stack as={Form} method="post" preventScrollReset gap={3}>
			<input type="hidden" name="n" value={n} />
			{lines.map(({ line, name, quantity }) => (
				<div key={line}>
					<input type="hidden" name="line" value={line} />
					<NativeSelect
						name="condition"
						label={`${number(quantity)} × ${name}`}
						data={CONDITIONS}
						size="md"
					/>
				</div>
			))}
			<div>
				<IntentButton intents={returnIntents} intent="receive" size="md" color="marigold.5">
					Receive and refund
				</IntentButton>
			</div>
		</Stack>
	)
}
