import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { valuesOf } from '../../ui/forms/values'
import { Card } from '../../ui/layout/card'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'

const MAX_LENGTH = 500

interface HandBackProps {
	/** The label that opens the form. */
	title: string
	/** The effect of the button. */
	action: string
	/** The consequences. */
	explained: string
	/** The attributes of the button that asks for it. */
	field: { name: string; value: string }
	problem: FormProblem<'reason'> | null
}

/** Hands an accepted order back with a reason, in two steps: opening this is the first. */
export function HandBack({ title, action, explained, field, problem }: HandBackProps) {
	const form = useFirstError(problem)
	const { formData } = useNavigation()
	return (
		<details id="hand-back" open={problem !== null || undefined}>
			<ButtonLink as="summary" variant="line" color="danger">
				{title}
			</ButtonLink>
			<Card as={Form} ref={form} align="start" method="post" preventScrollReset>
				<Text size="small">{explained}</Text>
				<Textarea
					name="reason"
					label="Reason"
					description="The buyer and the store can read it."
					maxLength={MAX_LENGTH}
					rows={2}
					required
					withAsterisk={false}
					defaultValue={problem?.values.reason}
					error={sentenceOf(problem)}
				/>
				<WorkingButton
					type="submit"
					{...field}
					danger
					size="md"
					working={valuesOf(formData)[field.name] === field.value}
				>
					{action}
				</WorkingButton>
			</Card>
		</details>
	)
}
