import { TextInput } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import { isCorrectable } from '../../../../domain/orders/transitions/status-rules'
import { useFirstError } from '../../../ui/forms/first-error'
import { FoldedForm } from '../../../ui/forms/folded-form'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import type { FormProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Grid } from '../../../ui/layout/grid'
import { Text } from '../../../ui/text/text'
import { forBuyerPage } from '../for-buyer/for-buyer-path'
import { adminOrderIntents } from '../order-intents'

const FIELDS = ['fullName', 'contactNumber', 'email', 'street', 'city'] as const

interface CorrectBuyerProps {
	order: Pick<Order, 'status' | 'shipping'>
	problem: FormProblem<keyof Order['shipping']> | null
}

/** Corrects a misheard name, phone or street of an order that is not sent or installed yet. */
export function CorrectBuyer({ order: { status, shipping }, problem }: CorrectBuyerProps) {
	const form = useFirstError(problem)
	if (!isCorrectable(status) && !problem) return null
	const { zipCode, state, country, contactNumber, email } = shipping
	const initial = Object.fromEntries(FIELDS.map((name) => [name, shipping[name] ?? '']))
	const field = formFields(problem, initial, { size: 'md', autoComplete: 'off' })
	const contact = contactNumber ?? email
	return (
		<FoldedForm
			id="correct"
			title="Correct the contact or the address"
			open={problem !== null}
			ref={form}
		>
			<ProblemSummary of={problem} beside={FIELDS} />
			<Grid>
				<TextInput {...field('fullName')} label="Name" maxLength={100} />
				<TextInput {...field('contactNumber')} label="Phone" type="tel" maxLength={30} />
				<TextInput {...field('email')} label="Email (optional)" type="email" maxLength={254} />
				<TextInput {...field('street')} label="Street" maxLength={200} />
				<TextInput {...field('city')} label="City" maxLength={100} />
			</Grid>
			<input type="hidden" name="zipCode" value={zipCode} />
			<input type="hidden" name="state" value={state ?? ''} />
			<input type="hidden" name="country" value={country} />
			<Text size="small" color="muted">
				The buyer gets a mail, and the installer a notification. PIN code and State decide tax and
				delivery: for another place, make a{' '}
				<Link to={forBuyerPage(contact ?? undefined)}>new order</Link> and cancel this one.
			</Text>
			<IntentButton intents={adminOrderIntents} intent="correct" size="md">
				Correct
			</IntentButton>
		</FoldedForm>
	)
}
