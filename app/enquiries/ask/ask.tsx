import { Link } from 'react-router'
import classes from '../../components/enquiries/ask/ask.module.css'
import { type AskAnswer, ask, sentIn, subjectIn } from '../../components/enquiries/ask/ask.server'
import { AskForm } from '../../components/enquiries/ask/ask-form'
import { AskSent } from '../../components/enquiries/ask/ask-sent'
import { privateMeta } from '../../shell/page-title'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import type { Route } from './+types/ask'

export const meta: Route.MetaFunction = privateMeta(({ loaderData }: Route.MetaArgs) =>
	loaderData?.subject?.asks === 'delivery-cost' ? 'Ask for the cost' : 'Ask an installer',
)

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
	subject: await subjectIn(url.searchParams, context),
	sent: await sentIn(url.searchParams, context),
	now: Date.now(),
})

export const action = ask

export { sendForm as clientAction } from '../../ui/forms/send-form'

const sentOf = (answer: AskAnswer) => (answer.problem === null ? answer : null)

/** The form as a page of its own, for where it cannot be opened beside the plan. */
export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
	const { subject, now } = loaderData
	const sent = actionData ? sentOf(actionData) : loaderData.sent
	return (
		<Stack as={Page} className={classes.page}>
			<h1>{subject?.asks === 'delivery-cost' ? 'Ask for the cost' : 'Ask an installer'}</h1>
			{subject ? (
				<>
					{sent ? (
						<AskSent sent={sent} />
					) : (
						<AskForm subject={subject} answer={actionData} now={now} />
					)}
					<p>
						<ButtonLink to={subject.plan ?? '/cart'} as={Link} variant="line">
							{subject.plan ? 'Back to the plan' : 'Back to the cart'}
						</ButtonLink>
					</p>
				</>
			) : (
				<>
					<p>
						An installer needs to know what you have in mind. Make a plan first; it takes a PIN code
						and a monthly bill.
					</p>
					<p>
						<ButtonLink to="/planner" as={Link} variant="line">
							Make a plan
						</ButtonLink>
					</p>
				</>
			)}
		</Stack>
	)
}
