import { Link, useSearchParams } from 'react-router'
import { dispatch } from '../../ui/dispatch.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { Page } from '../../ui/page'
import { NO_REFUSAL } from '../../ui/refusal'
import { orUnsent, UNSENT } from '../../ui/unsent'
import type { Route } from './+types/ask'
import classes from './ask.module.css'
import { ask, subjectIn } from './ask.server'
import { AskForm } from './ask-form'
import { AskSent } from './ask-sent'
import { type AskAnswer, typedIn } from './asking'

export const meta: Route.MetaFunction = () => [
	{ title: 'Ask an installer – Solbazaar' },
	{ name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ url }: Route.LoaderArgs) => ({ subject: subjectIn(url.searchParams) })

export const action = ({ request, context }: Route.ActionArgs): Promise<AskAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => ask(form, context) })

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const typed = typedIn(await request.clone().formData())
	const unsent: AskAnswer = { receipt: null, typed, ...NO_REFUSAL, message: UNSENT }
	return orUnsent(serverAction, unsent)
}

/** The form as a page of its own, for where it cannot be opened beside the plan. */
export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
	const { subject } = loaderData
	const [params] = useSearchParams()
	const isSent = actionData?.receipt || (!actionData && params.get('sent') === 'yes')
	return (
		<Page className={classes.page}>
			<h1>Ask an installer</h1>
			{subject ? (
				<>
					{isSent ? (
						<AskSent answer={actionData} />
					) : (
						<AskForm subject={subject} answer={actionData} />
					)}
					<p>
						<Link to={subject.plan} className={classes.back}>
							Back to the plan
						</Link>
					</p>
				</>
			) : (
				<>
					<p>
						An installer needs to know what you have in mind. Make a plan first; it takes a PIN code
						and a monthly bill.
					</p>
					<p>
						<Link to="/planner" className={classes.back}>
							Make a plan
						</Link>
					</p>
				</>
			)}
		</Page>
	)
}
