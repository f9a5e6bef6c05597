import { Button } from '@mantine/core'
import { Form, Link } from 'react-router'
import { pageTitle } from '../shell/page-title'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { sendForm } from '../ui/forms/send-form'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import type { Route } from './+types/confirm'
import { confirmByKey } from './by-key.server'

export const meta: Route.MetaFunction = ({ matches }) => [
	pageTitle(matches, 'Confirm your subscription'),
	{ name: 'robots', content: 'noindex' },
	// Its address has a secret. Without any referrer a form of its own would have no origin.
	{ name: 'referrer', content: 'same-origin' },
]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = ({ request, context }: Route.ActionArgs) => confirmByKey(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

/** Where the link of the newsletter's first mail leads. Only the button confirms: programs open links too. */
export default function ConfirmPage({ actionData }: Route.ComponentProps) {
	if (actionData?.problem === null)
		return (
			<Stack as={Page} airy gap={6}>
				<h1>You are subscribed</h1>
				<p>
					We will write to {actionData.email}. <Link to="/">Back to the shop</Link>
				</p>
			</Stack>
		)
	return (
		<Stack as={Page} airy gap={6} align="start">
			<h1>Confirm your subscription</h1>
			<p>New products, prices and subsidy changes, about once a month.</p>
			<ProblemSummary of={actionData?.problem ?? null} beside={[]} />
			<Form method="post" replace>
				<Button type="submit" size="md">
					Subscribe
				</Button>
			</Form>
		</Stack>
	)
}
