import { Link, redirect } from 'react-router'
import { api, attempt } from '../api.server'
import { dispatch, textIn } from '../ui/dispatch.server'
import { ONE_FORM } from '../ui/forms/intents'
import { Page } from '../ui/page'
import { NO_REFUSAL, refusalOf } from '../ui/refusal'
import { orUnsent, UNSENT } from '../ui/unsent'
import type { Route } from './+types/support'
import classes from './support.module.css'
import { Contact } from './support-contact'
import { type SupportAnswer, SupportForm } from './support-form'
import { Questions } from './support-questions'

const UNEXPECTED = 'Your message could not be sent. Please try again.'

export const meta: Route.MetaFunction = () => [
	{ title: 'Support & Help – Solbazaar' },
	{
		name: 'description',
		content:
			'Answers about delivery, installation, subsidy and warranty, and a way to write to us.',
	},
]

export const action = ({ request, context }: Route.ActionArgs): Promise<SupportAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => write(form, context) })

async function write(form: FormData, context: Route.ActionArgs['context']): Promise<SupportAnswer> {
	const typed = (name: string) => textIn(form, name)
	const json = {
		name: typed('name'),
		email: typed('email'),
		subject: typed('subject'),
		message: typed('message'),
	}
	const result = await attempt(api(context).feedback.$post({ json }))
	if (!result.ok) return { sent: false, typed: json, ...refusalOf(result.problem, UNEXPECTED) }
	if (!form.has('stay')) throw redirect('/support?sent=yes#write', 303)
	return { sent: true, ...NO_REFUSAL }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	const unsent: SupportAnswer = { sent: false, errors: {}, message: UNSENT }
	return orUnsent(serverAction, unsent)
}

export default function Support({ actionData }: Route.ComponentProps) {
	return (
		<Page className={classes.page}>
			<header className={classes.head}>
				<h1>Support &amp; Help</h1>
				<p>
					Five things most people ask. If yours is not among them, <a href="#write">write to us</a>.
					Orders you have placed are in <Link to="/account">your account</Link>.
				</p>
			</header>
			<Questions />
			<section id="write" className={classes.write} aria-labelledby="write-heading">
				<h2 id="write-heading">Write to us</h2>
				<SupportForm answer={actionData} />
			</section>
			<Contact />
		</Page>
	)
}
