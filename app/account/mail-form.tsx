import { Checkbox } from '@mantine/core'
import type { MailChoices } from '../../domain/mail/schema'
import type { FormProblem } from '../ui/forms/problem'
import { Text } from '../ui/text/text'
import { accountIntents } from './account-intents'
import { OwnForm } from './own-form'

type Choice = MailChoices['choices'][number]['choice']

const LABELS: Record<Choice, string> = {
	'order-progress': 'When an installer is found, and when the installation is completed',
	enquiries: 'When an installer has answered an enquiry',
	'customer-replies': 'When a customer confirms an appointment or asks for another time',
	'low-stock': 'Each morning, what ran low the day before',
}

interface MailFormProps {
	choices: MailChoices['choices']
	problem: FormProblem<'wanted'> | null
}

/** What mail one gets beside what an order needs. */
export function MailForm({ choices, problem }: MailFormProps) {
	return (
		<OwnForm
			intents={accountIntents}
			title="Mail you get"
			intent="mails"
			send="Save what you get"
			problem={problem}
			fields={[]}
		>
			{choices.map(({ choice, wanted }) => (
				<Checkbox
					key={choice}
					name="wanted"
					value={choice}
					defaultChecked={wanted}
					label={LABELS[choice]}
				/>
			))}
			<Text size="small" tone="muted">
				What an order or your account needs is always sent: that it was received or cancelled, and
				when somebody comes.
			</Text>
		</OwnForm>
	)
}
