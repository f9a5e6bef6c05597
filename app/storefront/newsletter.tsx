import { Link } from 'react-router'
import { api, attempt } from '../api.server'
import { Page } from '../ui/page'
import { orUnsent, UNSENT } from '../ui/unsent'
import type { Route } from './+types/newsletter'
import { Newsletter } from './newsletter-box'
import classes from './newsletter-box.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Newsletter – Solbazaar' }]

export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData()
	const email = String(form.get('email') ?? '')
	const result = await attempt(api(context).feedback.newsletter.$post({ json: { email } }))
	return result.ok
		? { subscribed: result.value.email, problem: null }
		: { subscribed: null, problem: result.problem.detail }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return orUnsent(serverAction, { subscribed: null, problem: UNSENT })
}

/** Where the newsletter's form leads when JavaScript is off. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
	return (
		<Page className={classes.alone}>
			<h1>Newsletter</h1>
			{actionData?.subscribed ? (
				<p>
					Thank you. We will write to {actionData.subscribed}. <Link to="/">Back to the shop</Link>
				</p>
			) : (
				<>
					{actionData?.problem && <p role="alert">{actionData.problem}</p>}
					<Newsletter />
				</>
			)}
		</Page>
	)
}
