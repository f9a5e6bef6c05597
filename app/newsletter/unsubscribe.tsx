import { Button } from '@mantine/core'
import { Form, Link } from 'react-router'
import { pageTitle } from '../shell/page-title'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { sendForm } from '../ui/forms/send-form'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import type { Route } from './+types/unsubscribe'
import { unsubscribeByKey } from './by-key.server'

export const meta: Route.MetaFunction = ({ matches }) => [
	pageTitle(matches, 'Unsubscribe'),
	{ name: 'robots', content: 'noindex' },
	// Its address has a secret. Without any referrer a form of its own would have no origin.
	{ name: 'referrer', content: 'same-origin' },
]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = ({ request, context }: Route.ActionArgs) => unsubscribeByKey(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

/** Where people leave the newsletter, and where mail programs send the one click for it (RFC 8058). */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
	if (actionData?.problem === null)
		return (
			<Stack as={Page} airy gap={6}>
				<h1>You are unsubscribed</h1>
				<p>
					We will not send you the newsletter any more. <Link to="/">Back to the shop</Link>
				</p>
			</Stack>
		)
	return (
		<Stack as={Page} airy gap={6} align="start">
			<h1>Unsubscribe</h1>
			<p>You will not get the newsletter any more.</p>
			<ProblemSummary of={actionData?.problem ?? null} beside={[]} />
			<Form method="post" replace>
				<Button type="submit" size="md">
					Unsubscribe
				</Button>
			</Form>
		</Stack>
	)
}
