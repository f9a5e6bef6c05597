import { Link } from 'react-router'
import { api, attempt } from '../api.server'
import { dispatch, textIn } from '../ui/dispatch.server'
import { ONE_FORM } from '../ui/forms/intents'
import { Page } from '../ui/page'
import { orUnsent, UNSENT } from '../ui/unsent'
import type { Route } from './+types/newsletter'
import type { NewsletterAnswer } from './newsletter-answer'
import { Newsletter } from './newsletter-box'
import classes from './newsletter-box.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Newsletter – Solbazaar' }]

export const action = ({ request, context }: Route.ActionArgs) =>
	dispatch(request, ONE_FORM, { send: (form) => subscribe(form, context) })

async function subscribe(
	form: FormData,
	context: Route.ActionArgs['context'],
): Promise<NewsletterAnswer> {
	const email = textIn(form, 'email')
	const result = await attempt(api(context).newsletter.$post({ json: { email } }))
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
