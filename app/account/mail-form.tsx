import { Checkbox } from '@mantine/core'
import type { MailChoices } from '../../domain/mail/schema'
import type { FormProblem } from '../ui/forms/problem'
import { Text } from '../ui/text/text'
import { accountIntents } from './account-intents'
import { MyForm } from './my-form'

type Choice = MailChoices['choices'][number]['choice']

const LABELS: Record<Choice, string> = {
	'order-progress':
		'When an installer is found, a parcel is sent, or the installation is completed',
	enquiries: 'When an installer has answered an enquiry',
	reviews: 'Once, a week after an order is finished, to ask how it was',
	offers: 'When an order is offered to you, and when your time to answer is over',
	'customer-replies': 'When a customer confirms an appointment or asks for another time',
	unassigned: 'When an order fits no installer',
	'low-stock': 'Each morning, products that ran low the day before',
}

interface MailFormProps {
	choices: MailChoices['choices']
	problem: FormProblem<'wanted'> | null
}

/** The mail one gets beside the mail that an order needs. */
export function MailForm({ choices, problem }: MailFormProps) {
	return (
		<MyForm
			intents={accountIntents}
			title="Email preferences"
			intent="mails"
			send="Save choices"
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
			<Text size="small" color="muted">
				Mail about your order or your account is always sent, such as when it is received or
				cancelled, and when the installer comes.
			</Text>
		</MyForm>
	)
}
