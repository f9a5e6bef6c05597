import { Textarea } from '@mantine/core'
import { IntentButton } from '../../../ui/forms/intent-button'
import { type FormProblem, fieldProblem } from '../../../ui/forms/problem'
import { bulkIntents } from './bulk-intents'

interface PastedFieldProps {
	label: string
	description: string
	orders: readonly { id: string; buyer: string }[]
	problem: FormProblem | null
	/** The label of the button of the form. */
	send: string
}

/** A line for each chosen order, to be completed or pasted over, and the button that sends the form. */
export function PastedField({ label, description, orders, problem, send }: PastedFieldProps) {
	return (
		<>
			{orders.map(({ id }) => (
				<input key={id} type="hidden" name="id" value={id} />
			))}
			<Textarea
				name="lines"
				label={label}
				description={description}
				error={fieldProblem(problem, 'lines')}
				errorProps={{ role: 'alert' }}
				defaultValue={problem?.values.lines ?? orders.map(({ id }) => `${id} `).join('\n')}
				autosize
				minRows={4}
				maxRows={20}
				size="md"
				spellCheck={false}
				autoComplete="off"
			/>
			<IntentButton
				intents={bulkIntents}
				intent="send"
				size="md"
				color="marigold.5"
				w="fit-content"
			>
				{send}
			</IntentButton>
		</>
	)
}
