import { NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import type { InstructionsView, OrderReturn } from '../../../../domain/returns/schema'
import { CAUSE } from '../../../components/orders/returns/return-state'
import { FoldedForm } from '../../../ui/forms/folded-form'
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
import { INSTRUCTION_FIELDS, type InstructionField, InstructionFields } from './instruction-fields'
import { returnIntents } from './return-intents'

const CAUSES = Object.entries(CAUSE).map(([value, label]) => ({ value, label }))

const CONDITIONS = [
	{ value: 'resell', label: 'Can be sold again: back into stock' },
	{ value: 'scrap', label: 'Cannot be sold again' },
]

interface ReturnAnswersProps {
	of: OrderReturn
	/** The usual instructions of the shop. */
	usual: InstructionsView
	/** Why an answer to this one was not taken. */
	problems: {
		agree: FormProblem<InstructionField | 'cause' | 'answer'> | null
		refuse: FormProblem<'answer'> | null
		instruct: FormProblem<InstructionField> | null
	}
}

/** The admin's answers to a return: agreeing, refusing, and receiving an agreed one. */
export function ReturnAnswers(props: ReturnAnswersProps) {
	const { of, problems } = props
	if (of.state === 'asked') return <Answer {...props} />
	if (of.state !== 'agreed') return null
	return (
		<>
			<Receive of={of} />
			<Instruct of={of} problem={problems.instruct} />
		</>
	)
}

function Answer({
	of: { n, cause, chargesOfFault },
	usual,
	problems: { agree, refuse: problem },
}: ReturnAnswersProps) {
	return (
		<>
			<Stack as={Form} method="post" preventScrollReset noValidate gap={3}>
				<ProblemSummary of={agree} beside={INSTRUCTION_FIELDS} />
				<input type="hidden" name="n" value={n} />
				<NativeSelect
					name="cause"
					label="Reason, as you judge it"
					data={CAUSES}
					defaultValue={agree?.values.cause ?? cause ?? 'changed-mind'}
					size="md"
				/>
				{chargesOfFault > 0 && (
					<Text size="small">
						If it is the shop’s fault, <Price rupees={chargesOfFault} light /> of the charges is
						refunded too. For a changed mind, nothing of them is.
					</Text>
				)}
				<InstructionFields initial={usual} problem={agree} />
				<NoteField
					name="answer"
					label="To the buyer"
					description="If you want to add something. The buyer gets all this by mail."
					defaultValue={agree?.values.answer}
				/>
				<IntentButton intents={returnIntents} intent="agree" variant="default" w="fit-content">
					Approve
				</IntentButton>
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
					<IntentButton intents={returnIntents} intent="refuse" variant="default" w="fit-content">
						Refuse the return
					</IntentButton>
				</Stack>
			</details>
		</>
	)
}

/** What the buyer was told, and the way to change it. */
function Instruct({
	of: { n, instructions },
	problem,
}: Pick<ReturnAnswersProps, 'of'> & { problem: ReturnAnswersProps['problems']['instruct'] }) {
	return (
		<FoldedForm title="Change what the buyer does with it" open={problem !== null}>
			<ProblemSummary of={problem} beside={INSTRUCTION_FIELDS} />
			<input type="hidden" name="n" value={n} />
			<InstructionFields initial={instructions ?? {}} problem={problem} />
			<IntentButton intents={returnIntents} intent="instruct" variant="default" w="fit-content">
				Change it and write to the buyer
			</IntentButton>
		</FoldedForm>
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
			<IntentButton
				intents={returnIntents}
				intent="receive"
				size="md"
				color="marigold.5"
				w="fit-content"
			>
				Receive and refund
			</IntentButton>
		</Stack>
	)
}
