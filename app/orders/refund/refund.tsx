import { Button, TextInput } from '@mantine/core'
import { Form, Link } from 'react-router'
import { contactField, OrderContact } from '../../components/orders/order-contact'
import { LINKED, linkedMeta } from '../../shell/page-title'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Banner } from '../../ui/layout/banner'
import { Card } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/refund'
import { giveDestination, readRefund } from './refund.server'

export const meta: Route.MetaFunction = linkedMeta(({ params }) => `Refund of order ${params.id}`)

export const headers: Route.HeadersFunction = () => LINKED

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
	readRefund(context, params.id, url)

export const action = giveDestination

export { sendForm as clientAction } from '../../ui/forms/send-form'

const FIELDS = ['upiId', 'accountName', 'accountNumber', 'ifsc', 'contact'] as const

/** Asks where the money of an order goes back that cannot go back the way it came. */
export default function Refund({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const { destination, requiresContact } = loaderData
	const problem = actionData?.problem ?? null
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md', autoComplete: 'off' })
	return (
		<Stack as={Page} airy>
			<ButtonLink as={Link} variant="line" to={`/orders/${id}`}>
				Order {id}
			</ButtonLink>
			<h1>Where your refund goes</h1>
			{destination === null ? (
				<Banner variant="info">
					Nothing of this order is to be sent to you by transfer now. What you paid online goes back
					the way it came.
				</Banner>
			) : (
				<>
					<Text measure>
						What you did not pay online cannot go back the way it came, so we transfer it. We keep
						this encrypted, and delete it once the refund is sent.
					</Text>
					{destination.given !== null && (
						<p>
							At the moment it goes to <strong>{destination.given}</strong>.
						</p>
					)}
					<Card as={Form} ref={form} method="post" noValidate pad={6} narrow="fields">
						<ProblemSummary of={problem} beside={FIELDS} />
						<TextInput
							{...field('upiId')}
							label="UPI id"
							placeholder="asha@okbank"
							maxLength={254}
						/>
						<Text size="small" color="muted">
							Or a bank account:
						</Text>
						<TextInput {...field('accountName')} label="Account holder" maxLength={120} />
						<TextInput
							{...field('accountNumber')}
							label="Account number"
							inputMode="numeric"
							maxLength={18}
						/>
						<TextInput {...field('ifsc')} label="IFSC" placeholder="SBIN0001234" maxLength={20} />
						<OrderContact contact={contactField(requiresContact, problem)} />
						<div>
							<Button type="submit" size="md">
								Send the refund there
							</Button>
						</div>
					</Card>
				</>
			)}
		</Stack>
	)
}
