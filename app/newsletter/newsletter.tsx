import { Link } from 'react-router'
import { subscribe } from '../components/newsletter/newsletter.server'
import { CONFIRM, Newsletter } from '../components/newsletter/newsletter-box'
import { privateMeta } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import type { Route } from './+types/newsletter'

export const meta = privateMeta('Newsletter')

export const action = subscribe

export { sendForm as clientAction } from '../ui/forms/send-form'

/** Where the newsletter's form leads when JavaScript is off. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
	return (
		<Stack as={Page} airy gap={6}>
			<h1>Newsletter</h1>
			{actionData?.problem === null ? (
				<p>
					{actionData.toConfirm ? CONFIRM : 'Thank you. We will write to'} {actionData.subscribed}.{' '}
					<Link to="/">Back to the shop</Link>
				</p>
			) : (
				<Newsletter sent={actionData} />
			)}
		</Stack>
	)
}
